import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../../project-folder.ts';
import { runProgram } from '../../../run-program.ts';

test('a picture has another name once the code has changed that encodes it', async () => {
  const { root, read, write, remove } = copyProject();
  onTestFinished(remove);
  const print = `import('./src/content/images/index-images.ts').then(({ digestImage }) => console.log(digestImage(Buffer.from('a picture'))))`;
  const digest = async () => {
    const { output } = await runProgram('node', ['--import', 'tsx', '--eval', print], {
      cwd: root,
    });
    return output;
  };
  const before = await digest();
  expect(before).toMatch(/^[\da-f]{16}\n$/);
  const file = 'src/content/images/encode.ts';
  write({ [file]: read(file).replace('.autoOrient()', '.autoOrient().sharpen()') });
  expect(await digest()).not.toBe(before);
});
