import { base, english, type Planted } from './planted';

interface Slip {
  file?: string;
  from: string;
  to: string;
  /** As in `Planted`. */
  at: string[];
}

function slip(name: string, { file = base, from, to, at }: Slip, message: string): Planted {
  return { name, plant: (folder) => folder.replace(file, from, to), file, at, pointer: '', message };
}

const icon = '"icon": "bulb"';
const shown = '"default": true';

/** Texts that are no JSON, and what is to be done about each. */
export const plantedInSyntax: Planted[] = [
  slip('a comment', { from: icon, to: `${icon} // of the tab`, at: ['// of'] }, 'remove the comment: JSON has none'),
  slip(
    'a comma after the last property',
    { from: icon, to: `${icon},`, at: ['"bulb"', ','] },
    'nothing follows this comma; remove it',
  ),
  slip(
    'a full-width comma',
    { from: '"order": 10,', to: '"order": 10，', at: ['"order": 10', '，'] },
    'as on an English keyboard',
  ),
  slip(
    'a full-width colon',
    { from: '"order": 10,', to: '"order"：10,', at: ['"order"', '：'] },
    'as on an English keyboard',
  ),
  slip('curly quotes', { from: icon, to: '“icon”: “bulb”', at: ['“icon'] }, 'as on an English keyboard'),
  slip(
    'a curly quote at the end of a text',
    { file: english, from: '"Mode"', to: '"Mode”', at: ['"Mode”'] },
    'as on an English keyboard',
  ),
  slip('single quotes', { from: icon, to: "'icon': 'bulb'", at: ["'icon'"] }, 'write names and texts in double quotes'),
  slip('a name without quotes', { from: icon, to: 'icon: "bulb"', at: ['icon: '] }, 'write the name in double quotes'),
  slip('True', { from: shown, to: '"default": True', at: ['True'] }, 'write true'),
  slip(
    'a value that is no JSON',
    { from: shown, to: '"default": undefined', at: ['undefined'] },
    'a value is a text in double quotes',
  ),
  slip(
    'a number without its zero',
    { from: '"minimum": 1', to: '"minimum": .5', at: ['.5'] },
    'write a number as 10, 0.5 or -3',
  ),
  slip(
    'a new line in a text',
    { file: english, from: '"Mode"', to: '"Mo\nde"', at: ['"Mo'] },
    'end the text with " on the same line',
  ),
  slip(
    'a tab in a text',
    { file: english, from: '"Mode"', to: '"Mo\tde"', at: ['"Mo'] },
    'write a tab in a text as \\t',
  ),
  slip(
    'a single backslash',
    { file: english, from: '"Mode"', to: '"\\d"', at: ['"\\d'] },
    'write each backslash of a text twice',
  ),
  slip(
    'a merge conflict',
    { from: '    "order": 10,', to: '<<<<<<< HEAD\n    "order": 10,', at: ['<<<<<<<'] },
    'keep one side of the merge conflict',
  ),
  slip(
    'a list that is not closed',
    { from: '["steady", "blink"]', to: '["steady", "blink"', at: ['"blink"', '"default"', ':'] },
    'look for a missing comma, quote or bracket',
  ),
  slip(
    'an object that is not closed',
    { from: '      }\n    ]\n  },', to: '      }\n    ]\n', at: ['"uiSchema"'] },
    'comma',
  ),
];
