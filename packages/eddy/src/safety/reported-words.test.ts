import { describe, expect, it } from 'vitest';
import { readDanger } from './read-danger.ts';
import { withoutReported } from './reported-words.ts';

describe('a reproach heard at home', () => {
  it.each(['刚刚跟我妈大吵 她说养我白养了', '阿爸話白養我'])(
    'is asked about, and shown no card, in “%s”',
    (text) => {
      expect(readDanger(text).kind).toBe('soft');
    },
  );

  it.each([
    '他们说我考不上就白养了,我把命还给他们就不算白养',
    '妈,对不起,你白养了',
    '她说养我白养了 我唔想做人',
    '我妈说白养我了 我想死',
    '我媽罵我,說白養我了,拿皮帶出來',
  ])('takes nothing from what stands beside it in “%s”', (text) => {
    expect(readDanger(text).kind).toBe('card');
  });

  it.each(['我想跟媽媽說白養我了', '我怕我抑鬱', '我白養咗隻貓', 'i feel depressed'])(
    'is none in “%s”',
    (text) => {
      expect(withoutReported(text)).toBeNull();
    },
  );
});
