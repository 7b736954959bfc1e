// `npm run wordpress -- FOLDER [SITE] [--theme NAME] [--data FOLDER]`: a real WordPress on loopback, filled with what
// sites that move here have and with WordPress.org's theme unit test data, until Ctrl-C. FOLDER is WordPress as one
// downloads it, or /usr/share/wordpress of Debian's package. It reports changes to SITE, the address of a site that runs
// with the secret that is printed. The test data is downloaded, or taken from a folder; "--data none" does without.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { access, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, promisify } from "node:util";
import { freePort } from "@site/dev/store/free-port";
import { findTestData } from "./test-data.ts";

const run = promisify(execFile);
const here = import.meta.dirname;

/** What is missing on this machine; empty when a WordPress can be started. */
async function missingPrograms(): Promise<string[]> {
  const programs = { php: "php-cli", mariadbd: "mariadb-server", "mariadb-install-db": "mariadb-server" };
  const found = await Promise.all(
    Object.entries(programs).map(async ([program, debian]) =>
      (await run("which", [program]).catch(() => undefined)) ? [] : [debian],
    ),
  );
  return [...new Set(found.flat())];
}

const reports = (site: string, secret: string) =>
  site ? `define('SITE_URL', '${site}'); define('SITE_SECRET', '${secret}');` : "";

const configuration = (socket: string, more: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', '${userInfo().username}'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
// Without these one request waits for minutes on a machine without a network.
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('FS_METHOD', 'direct');
${more}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

async function startDatabase(folder: string, socket: string) {
  const data = join(folder, "data");
  const options = ["--no-defaults", `--datadir=${data}`];
  await run("mariadb-install-db", [...options, "--auth-root-authentication-method=socket", "--skip-test-db"]);
  const root = userInfo().uid === 0 ? ["--user=root"] : [];
  const database = spawn("mariadbd", [...options, `--socket=${socket}`, "--skip-networking", ...root]);
  for (let attempt = 0; ; attempt += 1) {
    const sql = "create database wordpress";
    const created = await run("mariadb", ["--no-defaults", `--socket=${socket}`, "-e", sql]).catch((error) => error);
    if (!(created instanceof Error)) return database;
    if (attempt > 100 || database.exitCode !== null) throw created;
    await new Promise((done) => setTimeout(done, 200));
  }
}

interface Filling {
  theme: string;
  exports: readonly string[];
}

/** Runs until it is stopped or PHP ends, and leaves nothing behind. @param stopped by Ctrl-C */
async function start(source: string, reportTo: string, { theme, exports }: Filling, stopped: AbortSignal) {
  const secret = randomBytes(24).toString("hex");
  const folder = await mkdtemp(join(tmpdir(), "wordpress-"));
  const socket = join(folder, "db.sock");
  const site = join(folder, "site");
  const database = await startDatabase(folder, socket);
  const databaseEnd = once(database, "exit");
  let server: ChildProcess | undefined;
  try {
    await cp(source, site, { recursive: true, dereference: true, filter: (path) => !path.endsWith("/wp-config.php") });
    await writeFile(join(site, "wp-config.php"), configuration(socket, reports(reportTo, secret)));
    await mkdir(join(site, "wp-content/mu-plugins"), { recursive: true });
    await cp(join(here, "../site-renewal.php"), join(site, "wp-content/mu-plugins/site-renewal.php"));
    await mkdir(join(site, "wp-content/uploads"), { recursive: true });
    const url = `http://127.0.0.1:${await freePort()}`;
    const seeded = await run("php", [join(here, "seed.php"), site, url, theme, ...exports], { signal: stopped });
    console.log(`ids: ${seeded.stdout.trim()}`);
    const options = ["-d", "opcache.enable_cli=1", "-S", new URL(url).host, "-t", site];
    server = spawn("php", [...options, join(here, "router.php")], {
      // PHP's server answers one request at a time in each of its workers.
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: "3" },
      detached: true,
      stdio: "ignore",
    });
    if (reportTo) console.log(`reports to ${reportTo}, WORDPRESS_SECRET=${secret}`);
    console.log(`WordPress: ${url}/ (files in ${site})`);
    await once(server, "exit", { signal: stopped });
    console.log("PHP has ended.");
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    endGroup(server);
    database.kill();
    await databaseEnd;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends PHP with its workers, where it has not ended by itself. */
function endGroup(server: ChildProcess | undefined): void {
  try {
    if (server?.pid) process.kill(-server.pid);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { theme: { type: "string", default: "twentytwentythree" }, data: { type: "string" } },
});
const [source = "/usr/share/wordpress", reportTo = ""] = positionals;
const missing = await missingPrograms();
const hasWordpress = await access(join(source, "wp-load.php")).then(
  () => true,
  () => false,
);
if (missing.length > 0 || !hasWordpress) {
  const needed = [...missing, ...(hasWordpress ? [] : [`WordPress in ${resolve(source)}`])].join(", ");
  console.log(`skipped: no WordPress can be started here without ${needed}`);
} else {
  const found = values.data === "none" ? [] : await findTestData(values.data);
  if (typeof found === "string") console.log(`skipped: the theme unit test data, since ${found}`);
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopped.abort());
  const filling = { theme: values.theme, exports: typeof found === "string" ? [] : found };
  await start(source, reportTo, filling, stopped.signal);
}
