import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { Driver, Key as KeyName, Settings, Size } from './driver.ts';
import { locate } from './engines.ts';
import { freePort } from './host.ts';

const screen: Size = { width: 1600, height: 1200 };

/** Starts WebKitGTK's small browser on a screen of its own, which is driven by classic WebDriver. */
export async function startWebKit(settings: Settings): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  writeToolkitSettings(folder);
  const display = await startScreen();
  const port = await freePort();
  const server = spawn(locate('WebKitWebDriver'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder },
  });
  const processes = [server, display.process];
  // Where the walk is broken off, nobody closes the browser.
  process.once('exit', () => processes.map((each) => each.kill()));
  try {
    const browser = await connect(port, settings);
    return {
      ...driverOf(browser),
      close: async () => {
        await browser.quit();
        await end(processes, folder);
      },
    };
  } catch (error) {
    await end(processes, folder);
    throw error;
  }
}

/** GTK draws a toolbar that would keep the window from being as narrow as a phone. */
function writeToolkitSettings(folder: string): void {
  const gtk = join(folder, 'gtk-3.0');
  mkdirSync(gtk);
  writeFileSync(
    join(gtk, 'gtk.css'),
    '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }',
  );
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
}

/** An X server without a monitor, which finds a free number by itself. */
async function startScreen(): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn(
    locate('Xvfb'),
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    process.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    process.once('close', () => reject(new Error('`Xvfb` ended before it had a screen.')));
    process.once('error', reject);
  });
  return { name: `:${number}`, process };
}

async function connect(port: number, { scripts, proxyPort }: Settings): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: locate('MiniBrowser'),
      // Named by WebDriver, a proxy for `https` would itself be spoken to by TLS.
      args: [
        '--automation',
        `--proxy=http://127.0.0.1:${proxyPort}`,
        '--ignore-host=localhost',
        ...(scripts ? [] : ['--enable-javascript=FALSE']),
      ],
    },
  });
  await listening(port);
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
}

async function listening(port: number): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('`WebKitWebDriver` did not answer within 30 seconds.');
}

function driverOf(browser: WebDriver): Omit<Driver, 'close'> {
  return {
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    evaluate: (expression) => answered(browser.executeScript(`return ${expression}`)),
    resize: (size) => resize(browser, size),
    move: ({ x, y }) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    mouseDown: () => browser.actions().press(Button.LEFT).perform(),
    mouseUp: () => browser.actions().release(Button.LEFT).perform(),
    keyDown: (key) => browser.actions().keyDown(codes[key]).perform(),
    keyUp: (key) => browser.actions().keyUp(codes[key]).perform(),
    type: (text) => browser.actions().sendKeys(text).perform(),
  };
}

const codes: Readonly<Record<KeyName, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F8: Key.F8,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** What a window measures outside is more than the page; in the middle of the screen it keeps the pointer, and so the focus. */
async function resize(browser: WebDriver, size: Size): Promise<void> {
  let extra = 0;
  for (const attempt of [1, 2, 3, 4]) {
    const [width, height] = [size.width, size.height + extra];
    const [x, y] = [screen.width - width, screen.height - height].map((room) => room >> 1);
    await browser
      .manage()
      .window()
      .setRect({ x: x ?? 0, y: y ?? 0, width, height });
    const inner = await settledSize(browser, attempt * 300);
    if (inner.width === size.width && inner.height === size.height) return;
    extra += size.height - inner.height;
  }
  throw new Error(`The window can't be made ${size.width} × ${size.height} px large.`);
}

/** A script that is asked for while a page gives way to another one may never be answered. A poll asks anew. */
function answered<Value>(answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(reject, 10_000, new Error('The page did not answer in 10 seconds.'));
    void answer.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

async function settledSize(browser: WebDriver, patience: number): Promise<Size> {
  await new Promise((resolve) => setTimeout(resolve, patience));
  return browser.executeScript('return { width: innerWidth, height: innerHeight }');
}

async function end(processes: readonly ChildProcess[], folder: string): Promise<void> {
  for (const process of processes) {
    const ended = new Promise((resolve) => process.once('close', resolve));
    if (process.exitCode === null && process.kill()) await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
