<?php
// What Apache's rewrite rules do for WordPress: files are served, every other address is WordPress's.
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH) ?: '/';
$file = $_SERVER['DOCUMENT_ROOT'] . rawurldecode($path);
if (is_file($file) && !str_ends_with($file, '.php')) {
    // A CDN lets other sites use its pictures and fonts; a stock server, as here, lets nobody.
    return false;
}
if (is_dir($file) && is_file("$file/index.php") && $path !== '/') {
    $_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = rtrim($path, '/') . '/index.php';
    require "$file/index.php";
    return true;
}
if (is_file($file)) {
    $_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
    require $file;
    return true;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
