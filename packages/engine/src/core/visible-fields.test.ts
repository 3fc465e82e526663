import { describe, expect, it } from 'vitest';
import { compileForm } from '../testing/compile-form';
import { smsForm } from '../testing/a-form';
import { collect } from './collect';
import { planForm } from './plan-form';
import { visibleFields } from './visible-fields';

const plan = planForm(smsForm);
const compiled = compileForm(smsForm);
const shown = (sms: Record<string, string>) => [...visibleFields({ plan, compiled, values: { sms } })];

describe('visibleFields', () => {
  it('shows a field while its condition is true', () => {
    expect(shown({ operator: 'ali' })).toContain('/sms/signName');
    expect(shown({ operator: 'lingxuntong' })).not.toContain('/sms/signName');
  });

  it('evaluates conditions on visible fields: the value of a hidden field hides nothing else', () => {
    expect(shown({ operator: 'ali', signName: 'bare' })).not.toContain('/sms/signColor');
    expect(shown({ operator: 'lingxuntong', signName: 'bare' })).toContain('/sms/signColor');
  });
});

describe('collect', () => {
  it('leaves out hidden fields and everything that the form does not declare', () => {
    const values = { sms: { operator: 'lingxuntong', signName: 'left over', appKey: 'k' }, name: 'of another tab' };
    expect(collect({ plan, compiled, values })).toEqual({ sms: { operator: 'lingxuntong', appKey: 'k' } });
    expect(values.sms.signName).toBe('left over');
  });

  it('keeps a required section that is empty, so that each of its missing fields is an error', () => {
    expect(collect({ plan, compiled, values: {} })).toEqual({ sms: {} });
  });
});
