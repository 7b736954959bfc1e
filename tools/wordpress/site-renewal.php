<?php
/**
 * Plugin Name: Site renewal
 * Description: Tells the public site what changed here, so that it shows it within seconds.
 *
 * Put this file into wp-content/mu-plugins, and into wp-config.php above "That's all":
 *   define('SITE_URL', 'https://www.example.com');
 *   define('SITE_SECRET', 'the same 32 letters or more as the site\'s WORDPRESS_SECRET');
 */
if (!defined('ABSPATH') || !defined('SITE_URL') || !defined('SITE_SECRET')) return;

final class Site_Renewal {
    /** What is reported when this request ends, by post or list. */
    private static array $changes = [];
    /** Addresses of posts as they were before this request changed them, by id. */
    private static array $before = [];

    public static function start(): void {
        add_action('pre_post_update', [self::class, 'remember']);
        add_action('before_delete_post', [self::class, 'remember']);
        add_action('wp_trash_post', [self::class, 'remember']);
        add_action('transition_post_status', [self::class, 'changed'], 10, 3);
        add_action('before_delete_post', fn (int $id) => self::note(get_post($id)));
        foreach (['created_term', 'edited_term', 'pre_delete_term'] as $hook) add_action($hook, [self::class, 'term'], 10, 3);
        // The builder keeps a page's layout beside the page.
        add_action('elementor/document/after_save', fn ($document) => self::note(get_post($document->get_main_id())));
        $everything = ['switch_theme', 'customize_save_after', 'wp_update_nav_menu', 'permalink_structure_changed', 'elementor/core/files/clear_cache'];
        foreach ($everything as $hook) add_action($hook, fn () => self::$changes['all'] = ['type' => 'all']);
        add_filter('preview_post_link', [self::class, 'preview_link'], 20, 2);
        add_action('rest_api_init', [self::class, 'route']);
        add_action('shutdown', [self::class, 'report']);
    }

    /** Own address, and those of the lists that a post stands in. */
    private static function paths(WP_Post $post): array {
        $links = [get_permalink($post)];
        if ($post->post_type === 'post') {
            $links[] = get_author_posts_url((int) $post->post_author);
            $links[] = get_year_link((int) get_the_date('Y', $post));
            foreach (['category', 'post_tag'] as $taxonomy)
                foreach (get_the_terms($post, $taxonomy) ?: [] as $term) $links[] = get_term_link($term);
        }
        return array_values(array_filter(array_map(fn ($link) => is_string($link) ? parse_url($link, PHP_URL_PATH) : null, $links)));
    }

    public static function remember(int $id): void {
        $post = get_post($id);
        if ($post && $post->post_status === 'publish')
            self::$before[$id] ??= ['slugs' => [$post->post_name], 'paths' => self::paths($post)];
    }

    public static function changed(string $new, string $old, WP_Post $post): void {
        // A draft that stays one concerns no visitor.
        if ($new === 'publish' || $old === 'publish') self::note($post);
    }

    private static function note(?WP_Post $post): void {
        // The navigation of a block theme may stand on every page.
        if ($post && $post->post_type === 'wp_navigation') self::$changes['all'] = ['type' => 'all'];
        if (!$post || !in_array($post->post_type, ['post', 'page'], true)) return;
        self::$changes[$post->ID] = ['type' => $post->post_type, 'id' => $post->ID];
    }

    public static function term(int $id, $_, string $taxonomy = ''): void {
        $link = in_array($taxonomy ?: $_, ['category', 'post_tag'], true) ? get_term_link($id) : null;
        if (is_string($link)) self::$changes["term $id"] = ['type' => 'lists', 'paths' => [parse_url($link, PHP_URL_PATH)]];
    }

    /** The change of a post with its names and addresses of before and now, read at the end, when its terms are saved. */
    private static function completed(array $change): array {
        if (!isset($change['id'])) return $change;
        $post = get_post($change['id']);
        $states = [self::$before[$change['id']] ?? ['slugs' => [], 'paths' => []]];
        if ($post) $states[] = ['slugs' => [preg_replace('/__trashed(-\d+)?$/', '', $post->post_name)], 'paths' => self::paths($post)];
        $all = fn (string $part) => array_values(array_unique(array_filter(array_merge(...array_column($states, $part)))));
        return ['type' => $change['type'], 'slugs' => array_slice($all('slugs'), 0, 4), 'paths' => array_slice($all('paths'), 0, 40)];
    }

    public static function report(): void {
        if (!self::$changes) return;
        $changes = array_filter(array_map([self::class, 'completed'], array_values(self::$changes)), fn ($change) => ($change['slugs'] ?? true) !== []);
        // More than the site takes at once is cheaper told as everything.
        if (isset(self::$changes['all']) || count($changes) > 20) $changes = [['type' => 'all']];
        if ($changes) self::send(wp_json_encode(['id' => wp_generate_uuid4(), 'changes' => array_values($changes)]));
    }

    /** An editor's link to a draft on the public site, good for an hour. */
    public static function preview_link(string $link, WP_Post $post): string {
        // The site shows pages and posts: of anything else the editor's own preview is the only one.
        if (!in_array($post->post_type, ['post', 'page'], true)) return $link;
        $end = time() + HOUR_IN_SECONDS;
        return SITE_URL . "/preview/{$post->ID}/$end/" . hash_hmac('sha256', "$end.preview {$post->ID}", SITE_SECRET);
    }

    public static function route(): void {
        register_rest_route('site-renewal/v1', '/preview/(?P<id>\d+)', [
            'methods' => 'GET',
            'callback' => [self::class, 'preview'],
            'permission_callback' => [self::class, 'is_site'],
        ]);
    }

    public static function is_site(WP_REST_Request $request): bool {
        $time = (string) $request->get_header('x_timestamp');
        $expected = 'sha256=' . hash_hmac('sha256', "$time.read preview {$request['id']}", SITE_SECRET);
        return abs(time() - (int) $time) <= 300 && hash_equals($expected, (string) $request->get_header('x_signature'));
    }

    /** A page or post as its editor last saw it, with what was saved by itself. */
    public static function preview(WP_REST_Request $request) {
        $post = get_post((int) $request['id']);
        if (!$post || !in_array($post->post_type, ['post', 'page'], true) || $post->post_status === 'trash')
            return new WP_Error('rest_post_invalid_id', 'There is no such page or post.', ['status' => 404]);
        $saved = wp_get_post_autosave($post->ID);
        $shown = $saved && $saved->post_modified_gmt > $post->post_modified_gmt ? $saved : $post;
        $GLOBALS['post'] = $post;
        setup_postdata($post);
        $answer = new WP_REST_Response(['title' => get_the_title($shown), 'content' => apply_filters('the_content', $shown->post_content)]);
        $answer->header('Cache-Control', 'private, no-store');
        return $answer;
    }

    private static function send(string $body): void {
        // The editor doesn't wait for the site.
        if (function_exists('fastcgi_finish_request')) fastcgi_finish_request();
        $time = (string) time();
        $response = wp_remote_post(SITE_URL . '/api/wordpress/changed', [
            'timeout' => 8,
            'headers' => [
                'Content-Type' => 'application/json',
                'X-Timestamp' => $time,
                'X-Signature' => 'sha256=' . hash_hmac('sha256', "$time.$body", SITE_SECRET),
            ],
            'body' => $body,
        ]);
        $problem = is_wp_error($response) ? $response->get_error_message() : (wp_remote_retrieve_response_code($response) === 200 ? '' : wp_remote_retrieve_body($response));
        if ($problem !== '') error_log("Site renewal: $problem");
    }
}
Site_Renewal::start();
