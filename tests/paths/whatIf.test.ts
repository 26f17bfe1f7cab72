import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIFECYCLES } from '#domain/lifecycles/lifecycles.ts';
import { occasionsOf } from '#flows/whatIf/collect.ts';
import { CODE_QUESTIONS, DELAY_QUESTIONS } from '#machines/about/whatIf/common.ts';
import { FLOW_QUESTIONS, questionOf } from '#machines/about/whatIf/questionOf.ts';
import { SERVER_QUESTIONS } from '#machines/about/whatIf/server.ts';
import { MODELS } from './models.ts';

const occasions = MODELS.flatMap(occasionsOf);
const questions = Object.entries(FLOW_QUESTIONS).flatMap(([flow, own]) =>
  Object.entries(own).map(([name, { asks }]) => ({ flow, name, asks })),
);

describe('the questions', () => {
  it('are asked of something that can happen', () => {
    const names = new Set(occasions.map(({ flow, name }) => `${flow} ${name}`));
    expect(questions.filter(({ flow, name }) => !names.has(`${flow} ${name}`))).toStrictEqual([]);
  });

  it('that all flows share are asked by one of them', () => {
    const asked = new Set(occasions.map((occasion) => questionOf(occasion)));
    const shared = Object.values({ ...CODE_QUESTIONS, ...DELAY_QUESTIONS });
    expect(shared.filter((question) => !asked.has(question))).toStrictEqual([]);
  });

  it('follow “What if” as part of its sentence', () => {
    const asks = new Set(occasions.map((occasion) => questionOf(occasion)?.asks ?? ''));
    expect([...asks].filter((words) => !/^[a-z][^.?!]*[^.?! ]$/.test(words))).toStrictEqual([]);
  });
});

describe('the server', () => {
  it.each(SERVER_QUESTIONS.map((question) => [question.asks, question] as const))(
    'answers what happens if %s',
    (_, { of, from, to, file, test }) => {
      const lifecycle = LIFECYCLES.find(({ id }) => id === of);
      expect(Object.keys(lifecycle?.statuses ?? {})).toEqual(expect.arrayContaining([from, to]));
      const isMove = lifecycle?.moves.some((move) => move.from === from && move.to === to);
      expect(from === to || isMove).toBe(true);
      const titles = readFileSync(`tests/server/${file}`, 'utf8');
      expect(
        [`test('${test}'`, `test("${test}"`, `  '${test}'`].some((start) => titles.includes(start)),
      ).toBe(true);
    },
  );
});
