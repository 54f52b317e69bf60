import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { parseDocument, YAMLParseError } from 'yaml';
import { explainSyntax } from '../../../../src/content/markdown/explain-syntax.ts';
import { syntaxSentences } from '../../../../src/content/markdown/syntax-sentences.ts';
import { explainYaml } from '../../../../src/content/report/explain-yaml.ts';
import { yamlSentences } from '../../../../src/content/report/yaml-sentences.ts';

const ofLibrary = 'Flow node unexpected';

it.each([...Object.keys(yamlSentences), 'OF_A_LATER_VERSION'])(
  'prints no sentence of the YAML parser for %s',
  (code) => {
    const text = 'a\n';
    const document = parseDocument(text);
    const error = new YAMLParseError([0, 1], 'IMPOSSIBLE', ofLibrary);
    document.errors = [Object.assign(error, { code })];
    const { problems } = explainYaml({ source: { file: 'site.yaml', text }, start: 0, document });
    expect(problems).toHaveLength(1);
    expect(JSON.stringify(problems)).not.toContain(ofLibrary);
  },
);

it.each([...Object.keys(syntaxSentences), 'of-a-later-version'])(
  'prints no sentence of the parser of MDX for %s',
  (rule) => {
    const place = { line: 1, column: 2, offset: 1 };
    const message = new VFile().message(ofLibrary, place, `micromark-extension-mdx-jsx:${rule}`);
    const { issue } = explainSyntax('<3 hours', message);
    expect(issue.message).toMatch(/\.$/);
    expect(JSON.stringify(issue)).not.toContain(ofLibrary);
  },
);
