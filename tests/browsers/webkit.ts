import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { Builder, Button, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { makeFolder } from '../folder.ts';
import { limit } from '../machine.ts';
import { keys, type Driver, type Settings, type Size } from './driver.ts';
import { locate } from './engines.ts';

const patience = limit(10_000);
const screen: Size = { width: 1600, height: 1200 };

/** Starts WebKitGTK's small browser on a screen of its own, which is driven by classic WebDriver. */
export async function startWebKit({ scripts, proxyPort }: Settings): Promise<Driver> {
  const { root: folder, remove } = makeFolder(toolkitSettings);
  const [display, server] = await startScreen();
  const service = new DriverService.Builder(locate('WebKitWebDriver'))
    .setLoopback(true)
    .setEnvironment({
      HOME: folder,
      PATH: process.env['PATH'] ?? '',
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
    })
    .build();
  const end = async () => {
    await service.kill();
    server.kill();
    remove();
  };
  // Named by WebDriver, a proxy for `https` would itself be spoken to by TLS.
  const proxy = [`--proxy=http://127.0.0.1:${proxyPort}`, '--ignore-host=localhost'];
  const args = ['--automation', ...proxy, ...(scripts ? [] : ['--enable-javascript=FALSE'])];
  const options = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args } };
  try {
    const browser = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities(options))
      .build();
    const close = async () => {
      await browser.quit();
      await end();
    };
    return { ...driverOf(browser), close };
  } catch (error) {
    await end();
    throw error;
  }
}

/** GTK draws a toolbar that would keep the window from being as narrow as a phone. */
const toolkitSettings = {
  'gtk-3.0/gtk.css':
    '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }',
  'gtk-3.0/settings.ini': '[Settings]\ngtk-enable-animations=false\n',
};

/** An X server without a monitor, which finds a free number by itself. */
async function startScreen(): Promise<[name: string, server: ChildProcess]> {
  const size = `${screen.width}x${screen.height}x24`;
  const server = spawn(
    locate('Xvfb'),
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Where the walk is broken off, nobody closes the browser.
  process.once('exit', () => server.kill());
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject).once('exit', reject);
    server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return [`:${number}`, server];
}

function driverOf(browser: WebDriver): Omit<Driver, 'close'> {
  const actions = () => browser.actions();
  return {
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    evaluate: <Value>(expression: string) =>
      answered(browser.executeScript<Value>(`return ${expression}`)),
    resize: (size) => resize(browser, size),
    move: ({ x, y }) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    mouseDown: () => actions().press(Button.LEFT).perform(),
    mouseUp: () => actions().release(Button.LEFT).perform(),
    keyDown: (key) => actions().keyDown(keys[key]).perform(),
    keyUp: (key) => actions().keyUp(keys[key]).perform(),
    type: (text) => actions().sendKeys(text).perform(),
  };
}

/** What a window measures outside is more than the page; in the middle of the screen it keeps the pointer, and so the focus. */
async function resize(browser: WebDriver, { width, height }: Size): Promise<unknown> {
  const extra = await browser.executeScript<number>('return outerHeight - innerHeight');
  const [x, y] = [(screen.width - width) / 2, (screen.height - height - extra) / 2];
  await browser
    .manage()
    .window()
    .setRect({ x, y, width, height: height + extra });
  const hasSize = `return innerWidth === ${width} && innerHeight === ${height}`;
  return browser.wait(() => browser.executeScript(hasSize), patience);
}

/** A script that is asked for while a page gives way to another one may never be answered. A poll asks anew. */
function answered<Value>(answer: Promise<Value>): Promise<Value> {
  const end = setTimeout(patience, undefined, { ref: false }).then(() => {
    throw new Error(`The page did not answer in ${patience / 1000} seconds.`);
  });
  return Promise.race([answer, end]);
}
