<?php
// Pages as page builders leave them: sections over the whole screen with pictures behind their text, a sheet of their
// own, scripts that show backgrounds late, stretched rows, a popup's button and forms that scripts draw.
$mu = <<<'PHP'
<?php
// What a builder prints beside its page: its sheet, and the rule and the script that keep later backgrounds back.
add_action('wp_enqueue_scripts', function () {
    $sheet = 'elementor/css/post-' . get_queried_object_id() . '.css';
    $uploads = wp_upload_dir();
    if (is_page() && is_file("{$uploads['basedir']}/$sheet")) wp_enqueue_style('elementor-page', "{$uploads['baseurl']}/$sheet", [], '1700000000');
});
add_action('wp_head', fn () => print('<style>.e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded):not(.e-no-lazyload), .e-con.e-parent:nth-of-type(n+4):not(.e-lazyloaded):not(.e-no-lazyload) * { background-image: none !important; }</style>'));
add_action('wp_footer', fn () => print('<script>document.querySelectorAll(".e-con.e-parent:not(.e-lazyloaded)").forEach((one) => new IntersectionObserver((all) => all.forEach(({ isIntersecting, target }) => isIntersecting && target.classList.add("e-lazyloaded")), { rootMargin: "200px" }).observe(one));</script>'));
PHP;
file_put_contents(WPMU_PLUGIN_DIR . '/builder.php', $mu);

$dark = wp_get_attachment_image_url($window, 'large');
$section = fn (int $number, string $heading, string $inner) => "<div class=\"elementor-element elementor-element-s$number e-flex e-con-boxed e-con e-parent\" data-id=\"s$number\" data-element_type=\"container\"><div class=\"e-con-inner\"><div class=\"elementor-widget elementor-widget-heading\"><h2 class=\"elementor-heading-title\">$heading</h2></div><div class=\"elementor-widget elementor-widget-text-editor\"><p>$inner</p></div></div></div>";
$sections = ['One price, before we start', 'Made to measure', 'Installed by our own crew', 'White words on a picture that comes late', 'And again at the end'];
$body = '';
foreach ($sections as $number => $heading) $body .= $section($number + 1, $heading, 'Every house is different. We look at yours, measure it, and say what it costs.');
$body .= '<div class="elementor-element e-con e-parent elementor-element-s6"><a class="elementor-button elementor-button-link" href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjkifQ%3D%3D"><span class="elementor-button-text">Get a free quote</span></a></div>';
$built = page('built-to-last', 'Built to last', "<!-- wp:html --><div data-elementor-type=\"wp-page\" data-elementor-id=\"1\" class=\"elementor elementor-1\">$body</div><!-- /wp:html -->", 0, ['meta_input' => ['_wp_page_template' => 'blank']]);
$css = '.e-con{padding:64px 24px;--width:100%}.e-con .e-con-inner{max-width:1140px;margin:0 auto}.elementor-heading-title{font-size:34px;margin:0 0 16px}'
    . ".elementor-element-s1{min-height:100vh;background:#0b2239;color:#fff}.elementor-element-s1 h2{color:#fff}.elementor-element-s3{background:#f3f0e8}"
    . ".elementor-element-s4,.elementor-element-s5{background-image:linear-gradient(rgba(11,34,57,.75),rgba(11,34,57,.75)),url($dark);background-size:cover;color:#fff}.elementor-element-s4 h2,.elementor-element-s5 h2{color:#fff}"
    . '.elementor-button{display:inline-block;background:#8a3b12;color:#fff;padding:14px 28px}';
wp_mkdir_p(wp_upload_dir()['basedir'] . '/elementor/css');
file_put_contents(wp_upload_dir()['basedir'] . "/elementor/css/post-$built.css", $css);

$rules = ".hero{width:100vw;min-height:100vh;margin-left:calc(50% - 50vw);display:grid;place-items:center;color:#fff;background:linear-gradient(rgba(0,0,0,.6),rgba(0,0,0,.6)),url($dark) center/cover}.hero h2{color:#fff}.row{width:80%;max-width:1080px;margin:0 auto;padding:48px 0}.band{background:#1d4031;color:#fff}.band h2{color:#fff}";
$full = '<div class="hero"><h2>Over the whole screen</h2></div><div class="row"><p>A row in the middle, as wide as its builder says.</p></div><div class="band"><div class="row"><h2>A band from edge to edge</h2><p>Its words stay in their row.</p></div></div><div class="row"><div id="nf-form-3-cont" class="nf-form-cont" aria-live="polite"><div class="nf-loading-spinner"></div></div></div>';
$whole = page('whole-screen', 'Whole screen', "<!-- wp:html --><div class=\"fl-builder-content alignfull\">$full</div><!-- /wp:html -->", $services, ['meta_input' => ['_wp_page_template' => 'blank']]);
file_put_contents(wp_upload_dir()['basedir'] . "/elementor/css/post-$whole.css", $rules);
