// WebKitGTK's small browser on a screen of its own, which is driven by classic WebDriver.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { assumeType } from '../../src/assume-type.ts';
import { findProgram } from '../commands/system-programs.mjs';
import { makeFolder } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { keys, type Driver } from './driver.ts';

const args = ['--automation'];
const capabilities = {
  alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } },
};

/** Classic WebDriver knows no console: the page itself collects, from its load on. */
const collector = `(() => {
  const all = (window.complaints = []);
  for (const name of ['log', 'info', 'warn', 'error']) console[name] = (...words) => all.push(name + ': ' + words.join(' '));
  addEventListener('error', ({ message }) => all.push(message));
  addEventListener('unhandledrejection', ({ reason }) => all.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    all.push(violatedDirective + ' refuses ' + blockedURI));
})()`;

/** Starts it, and waits until it responds. */
export async function startWebKit(): Promise<Driver> {
  const { root: folder, remove } = makeFolder({
    'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations=false\n',
  });
  const port = await freePort();
  const screen = ['--auto-servernum', '--server-args=-screen 0 2400x1400x24'];
  const server = spawn(
    'xvfb-run',
    [...screen, findProgram(['WebKitWebDriver']) ?? '', `--port=${port}`],
    {
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, GDK_BACKEND: 'x11' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const end = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    remove();
  };
  process.once('exit', end);

  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`WebKit does not start.\n${output.join('')}`);
    await pause(50);
  }
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await post(`${origin}/session`, { capabilities }));
  const session = (command: string, body = {}) =>
    post(`${origin}/session/${sessionId}/${command}`, body);
  return {
    ...driverOf(session),
    close: async () => {
      await fetch(`${origin}/session/${sessionId}`, { method: 'DELETE' });
      process.off('exit', end);
      end();
    },
  };
}

const answer = z.object({ value: z.unknown() });

/** Sends a command of WebDriver; resolves to its value. Throws what went wrong. */
async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = answer.parse(await response.json());
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

function driverOf(session: (command: string, body?: object) => Promise<unknown>) {
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const script = `return ${expression}`;
    return assumeType<Value>(await session('execute/sync', { script, args: [] }));
  };
  const type = (text: string) => {
    const actions = Array.from(text).flatMap((value) =>
      ['keyDown', 'keyUp'].map((name) => ({ type: name, value })),
    );
    return session('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  return {
    evaluate,
    type,
    open: async (url: string) => {
      await session('url', { url });
      await evaluate(collector);
    },
    complaints: () => evaluate<string[]>('window.complaints'),
    // The window is wider and higher than the page in it.
    resize: async (width: number) => {
      const [x = 0, y = 0] = await evaluate<number[]>(
        '[outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      return session('window/rect', { x: 0, y: 0, width: width + x, height: 800 + y });
    },
    click: async (value: string) => {
      const element = await session('element', { using: 'css selector', value });
      const [id = ''] = Object.values(z.record(z.string(), z.string()).parse(element));
      return session(`element/${id}/click`);
    },
    press: (key: keyof typeof keys) => type(keys[key]),
  } satisfies Partial<Driver>;
}
