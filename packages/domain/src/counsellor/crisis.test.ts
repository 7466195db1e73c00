import { describe, expect, it } from 'vitest';
import { isCrisis } from './crisis.ts';

describe('words of danger', () => {
  it.each([
    'I WANT TO DIE',
    'kms',
    'i dont wanna live',
    'k!ll myself',
    'nobody would miss me if i died',
    'my father hit me with a belt',
    'I have no reason to go on',
    'he raped me',
    '想 死',
    '我頂唔順想死',
    '世界冇咗我都唔會有分別',
    '成日界手',
    '我俾阿叔摸',
    '活着好累，不想活',
    '他强迫我发生关系',
    `${'How do I choose? '.repeat(200)} I want to die`,
  ])('are heard: %s', (text) => {
    expect(isCrisis(text)).toBe(true);
  });

  it.each([
    '',
    'the interview killed me',
    'I want to live in hall',
    'would my level jump from safe to secure',
    'I cut chemistry',
    'suicide prevention research at HKU, which programme?',
    "what's the point of band B",
    '我條list消失咗',
    '數學係我死穴',
    '我老師打我功課好低分',
    '不想活得太累',
    '自殺防治課程',
  ])('are not heard in: %s', (text) => {
    expect(isCrisis(text)).toBe(false);
  });
});
