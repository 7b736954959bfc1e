<?php
// Installs a WordPress and fills it with what sites that move here have: pages below pages, posts of several years,
// slugs of other scripts, terms, authors, pictures, forms, a renamed post, a protected one and a draft.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($argv[2], PHP_URL_HOST) . ':' . parse_url($argv[2], PHP_URL_PORT);
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
// As for an administrator: forms in HTML stay.
kses_remove_filters();
wp_install('Sample Contractor', 'admin', 'admin@example.com', true, '', wp_generate_password(24));
update_option('siteurl', $argv[2]);
update_option('home', $argv[2]);
update_option('permalink_structure', '/%postname%/');
update_option('posts_per_page', 10);
update_option('timezone_string', 'America/New_York');
switch_theme($argv[3]);
// What lies in the plugins folder is meant to run, WPGraphQL for example.
require_once ABSPATH . 'wp-admin/includes/plugin.php';
activate_plugins(array_diff(array_keys(get_plugins()), ['akismet/akismet.php']));
global $wp_rewrite;
$wp_rewrite->init();
$wp_rewrite->set_permalink_structure('/%postname%/');

$pat = wp_insert_user(['user_login' => 'pat', 'user_pass' => wp_generate_password(24), 'display_name' => "Pat O'Neil", 'user_email' => 'pat@example.com', 'role' => 'editor', 'user_nicename' => 'pat-oneil']);

function picture(string $name, int $width, int $height, array $color, int $parent = 0): int {
    $folder = wp_upload_dir('2026/11');
    $file = "{$folder['path']}/$name.jpg";
    $image = imagecreatetruecolor($width, $height);
    imagefilledrectangle($image, 0, 0, $width, $height, imagecolorallocate($image, ...$color));
    imagefilledellipse($image, $width >> 1, $height >> 1, $width >> 1, $height >> 1, imagecolorallocate($image, 240, 240, 230));
    imagejpeg($image, $file, 80);
    $id = wp_insert_attachment(['post_title' => ucfirst($name), 'post_name' => $name, 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit'], $file, $parent);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
    update_post_meta($id, '_wp_attachment_image_alt', "A $name");
    return $id;
}
function page(string $slug, string $title, string $content, int $parent = 0, array $more = []): int {
    return wp_insert_post($more + ['post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title, 'post_content' => $content, 'post_parent' => $parent, 'post_date' => '2026-10-01 09:00:00'], true);
}
function text(string $words): string {
    return "<!-- wp:paragraph --><p>$words</p><!-- /wp:paragraph -->";
}

$window = picture('window', 2560, 1600, [40, 90, 150]);
$siding = picture('siding', 1600, 1000, [120, 130, 90]);
$door = picture('door', 1200, 1800, [150, 60, 40]);
$image = fn (int $id, string $size = 'large', string $class = '') => sprintf('<!-- wp:image {"id":%d,"sizeSlug":"%s"} --><figure class="wp-block-image size-%s %s">%s</figure><!-- /wp:image -->', $id, $size, $size, $class, wp_get_attachment_image($id, $size, false, ['class' => "wp-image-$id"]));

$layout = '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . text('The left column.') . '</div><!-- /wp:column --><!-- wp:column --><div class="wp-block-column">' . text('The right column.') . '</div><!-- /wp:column --></div><!-- /wp:columns -->'
    . '<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . $image($window) . $image($siding) . $image($door) . '</figure><!-- /wp:gallery -->'
    . sprintf('<!-- wp:cover {"url":"%1$s","id":%2$d,"dimRatio":60,"align":"full"} --><div class="wp-block-cover alignfull"><span aria-hidden="true" class="wp-block-cover__background has-background-dim-60 has-background-dim"></span><img class="wp-block-cover__image-background" src="%1$s" alt="" data-object-fit="cover"/><div class="wp-block-cover__inner-container"><p class="has-text-align-center">White text on a dark picture.</p></div></div><!-- /wp:cover -->', wp_get_attachment_image_url($window, 'full'), $window)
    . '<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/contact-us/">Write to us</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
    . $image($door, 'medium', 'alignleft') . text('Beside the picture.') . '<!-- wp:paragraph {"align":"center"} --><p class="has-text-align-center">In the middle.</p><!-- /wp:paragraph -->'
    . '<!-- wp:quote --><blockquote class="wp-block-quote"><p>They were done in a day.</p><cite>A homeowner</cite></blockquote><!-- /wp:quote -->'
    . '<!-- wp:group {"style":{"color":{"background":"#0b2239","text":"#ffffff"}},"layout":{"type":"constrained"}} --><div class="wp-block-group has-text-color has-background" style="color:#ffffff;background-color:#0b2239">' . text('White on navy.') . '</div><!-- /wp:group -->';
$form = '<!-- wp:html --><div class="wpforms-container" id="wpforms-12"><form class="wpforms-form" method="post" action="/contact-us/"><label for="f-name">Your name</label><input id="f-name" name="wpforms[fields][0]"><label for="f-mail">Email</label><input type="email" id="f-mail" name="wpforms[fields][1]"><label for="f-text">What can we do for you?</label><textarea id="f-text" name="wpforms[fields][2]"></textarea><button type="submit">Send Message</button></form></div><!-- /wp:html -->';
$estimate = '<!-- wp:html --><div class="wpcf7" role="form"><form action="/free-estimate/#wpcf7-f5" method="post" class="wpcf7-form"><p><label>Name<br><input type="text" name="your-name"></label></p><p><label>Zip code<input name="zip"></label></p><p><label>Service<select name="service"><option>Windows</option><option>Doors</option></select></label></p><p><input type="submit" value="Get my free estimate"></p></form></div><!-- /wp:html -->';
$search = '<!-- wp:search {"label":"Search","buttonText":"Search"} /-->';
$newsletter = '<!-- wp:html --><form class="mc4wp-form" method="post"><label>Email address: <input type="email" name="EMAIL" required></label><input type="submit" value="Sign up"></form><!-- /wp:html -->';

$start = page('start', 'Welcome', text('The front page of WordPress.'));
$journal = page('journal', 'Journal', '');
$services = page('services', 'What we do', text('All that we install.') . $layout);
$about = page('our-story', 'Our story', text('Since 1989. <a href="/services/windows-installed/">What we do</a>, <a href="/fogged-windows/">a post</a> and <a href="/category/windows-2/">a category</a>.'));
page('team', 'The team', text('Everybody who works here.'));
$team = page('team', 'The service team', text('Who comes to your house for service.'), $services);
page('crew-leads', 'Crew leads', text('Three levels down.'), $team);
page('windows-installed', 'Windows, installed', text('How we install a window.'), $services);
page('team', 'The founders', text('Two brothers.'), $about);
page('fenster-öfen', 'Fenster & Öfen', text('Mit Umlaut.'));
page('窓について', '窓について', text('日本語のページ。'));
page('contact-us', 'Write to us', $form);
page('free-estimate', 'Free estimate', $estimate);
page('find-it', 'Find it', $search . $newsletter);
page('wide-page', 'A wide page', $layout);
page('landing', 'A landing page', text('Nothing of the theme around it.') . $image($siding, 'full', 'alignfull'), 0, ['meta_input' => ['_wp_page_template' => 'blank']]);
page('empty-page', 'Empty page', '');
page('members', 'For members', text('Hidden words.'), 0, ['post_password' => 'secret']);
page('draft-page', 'Draft page', text('Hidden draft.'), 0, ['post_status' => 'draft']);
page('private-page', 'Private page', text('Hidden private.'), 0, ['post_status' => 'private']);
update_option('show_on_front', 'page');
update_option('page_on_front', $start);
update_option('page_for_posts', $journal);

$term = fn (string $name, string $taxonomy, array $more = []) => wp_insert_term($name, $taxonomy, $more)['term_id'];
$windows = $term('Window care', 'category', ['slug' => 'windows-2']);
$wood = $term('Wooden windows', 'category', ['parent' => $windows, 'slug' => 'wooden']);
$umlaut = $term('Türen', 'category');
$term('energy', 'post_tag'); $term('double hung', 'post_tag'); $term('geräusch', 'post_tag');

function post(string $slug, string $title, string $content, string $date, array $more = [], array $tags = [], int $picture = 0): int {
    $id = wp_insert_post($more + ['post_type' => 'post', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title, 'post_content' => $content, 'post_date' => $date, 'tags_input' => $tags], true);
    if ($picture) set_post_thumbnail($id, $picture);
    return $id;
}
wp_delete_post(1, true); wp_delete_post(2, true); wp_delete_post(3, true);
$fogged = post('fogged-windows', 'Why windows fog up', text('Water in the air meets cold glass. See <a href="/services/team/">our team</a> and <a href="/?p=' . $about . '">our story</a>.'), '2026-09-14 09:30:00', ['post_category' => [$windows], 'post_author' => $pat], ['energy', 'double hung'], $window);
post('layout-of-a-post', 'Everything a post can show', text('First.') . $layout, '2026-09-13 09:00:00', ['post_category' => [$wood], 'post_author' => $pat], ['energy'], $siding);
post('türen-im-winter', 'Türen im Winter', text('Ein Beitrag mit Umlaut.'), '2026-09-12 09:00:00', ['post_category' => [$umlaut]], ['geräusch']);
post('窓の選び方', '窓の選び方', text('日本語の記事。'), '2026-09-11 09:00:00');
post('with-a-form', 'Ask us', text('Write.') . $form . $search, '2026-09-10 09:00:00', ['post_category' => [$windows]]);
post('secret-post', 'A secret post', text('Hidden words of a post.'), '2026-09-09 09:00:00', ['post_password' => 'secret']);
post('choosing-window-styles', 'Which window where', text('A post with the slug of a sample.'), '2026-09-08 09:00:00', ['post_category' => [$windows]]);
post('draft-post', 'Draft post', text('Hidden draft post.'), '2026-09-08 09:00:00', ['post_status' => 'draft']);
$renamed = post('old-name', 'A renamed post', text('It had another address.'), '2025-05-05 09:00:00', ['post_category' => [$windows]]);
wp_update_post(['ID' => $renamed, 'post_name' => 'new-name']);
for ($number = 1; $number <= 24; $number++) {
    $date = sprintf('%d-%02d-%02d 08:00:00', $number <= 12 ? 2025 : 2024, ($number - 1) % 12 + 1, $number);
    post("tip-$number", "Tip number $number", text("The text of tip $number."), $date, $number % 3 ? [] : ['post_category' => [$windows]], $number % 2 ? ['energy'] : [], $number % 4 ? 0 : $door);
}
// A navigation as block themes keep it, and a menu in a place, as classic themes do.
$entry = fn (string $label, string $url) => '<!-- wp:navigation-link ' . json_encode(['label' => $label, 'url' => $url, 'kind' => 'custom']) . ' /-->';
$below = '<!-- wp:navigation-submenu ' . json_encode(['label' => 'Our story', 'url' => home_url('/our-story/')]) . ' -->' . $entry('The founders', home_url('/our-story/team/')) . '<!-- /wp:navigation-submenu -->';
$entries = [['What we do', home_url('/services/')], ['A post', home_url('/fogged-windows/')], ['The makers', 'https://makers.example/windows'], ['Top', '#'], ['Staff', home_url('/wp-admin/')], ['For members', home_url('/members/')]];
wp_insert_post(['post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_name' => 'footer-links', 'post_title' => 'Footer links', 'post_content' => $below . implode('', array_map(fn ($one) => $entry(...$one), $entries))]);
file_put_contents(WPMU_PLUGIN_DIR . '/menu-places.php', "<?php add_action('after_setup_theme', fn () => register_nav_menus(['footer' => 'Footer']));\n");
$menu = wp_create_nav_menu('Site links');
foreach ($entries as [$label, $url]) wp_update_nav_menu_item($menu, 0, ['menu-item-title' => $label, 'menu-item-url' => $url, 'menu-item-status' => 'publish']);
set_theme_mod('nav_menu_locations', ['footer' => $menu]);
require __DIR__ . "/builder-pages.php";
require __DIR__ . "/import.php";
$imported = import_exports(array_slice($argv, 4));
$wp_rewrite->flush_rules(false);
echo json_encode(['fogged' => $fogged, 'services' => $services, 'windowPicture' => $window, 'team' => $team, 'imported' => $imported]), "\n";
