import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/testing/free-port";
import { request } from "../../server/testing/raw-request";

export type NginxProcess = { port: number; reload: () => void; stop: () => Promise<void> };

/** Whether nginx is installed; Debian's `nginx-light` is enough. */
export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/**
 * Runs nginx with docs/deploy/nginx.conf, without TLS, on a free port.
 * @param folder with the link `current`, without a space in its name, at which nginx would end it
 */
export async function startNginx(folder: string, mailerPort: number): Promise<NginxProcess> {
  const port = await freePort();
  writeFileSync(path.join(folder, "nginx.conf"), configuration(folder, port, mailerPort));
  const nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-p", folder], {
    stdio: "inherit",
  });
  while ((await request(port, "/").catch(() => null)) === null && nginx.exitCode === null)
    await sleep(20);
  return {
    port,
    reload: () => void nginx.kill("SIGHUP"),
    stop: async () => {
      nginx.kill("SIGTERM");
      if (nginx.exitCode === null) await once(nginx, "exit");
    },
  };
}

function configuration(folder: string, port: number, mailerPort: number): string {
  const example = readFileSync("docs/deploy/nginx.conf", "utf8")
    .replaceAll("/srv/agency", folder)
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replace(/ +ssl_.*\n/g, "")
    .replace("127.0.0.1:9000", `127.0.0.1:${mailerPort}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/temp-${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; user root;
    events {} http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on;
    ${temporary.join(" ")} ${example} }`;
}
