import { gradeEntries, LEVELS, levelName, splitTitle } from '@lodestar/domain';
import type { TFunction } from 'i18next';
import { titleIn } from '../../../../shared/programme/programme-facts.ts';
import { gradeName, shortName } from '../../../../shared/programme/subject-words.ts';
import type { Wording } from '../../../../shared/programme/wording.ts';
import { choicesByBand, type ShownChoice, type ShownList } from './shown-list.ts';

/** As wide as a chat shows a picture, twice as fine. */
const WIDTH = 1080;
const EDGE = 64;
const TITLE_AT = 150;

type Brush = CanvasRenderingContext2D;

/** The colours and typefaces of a light page, whatever the theme of the one that is open. */
function readLook() {
  const light = document.createElement('div');
  light.dataset.theme = 'light';
  const probe = document.createElement('span');
  light.append(probe);
  document.body.append(light);
  const style = getComputedStyle(probe);
  const colour = (value: string): string => {
    probe.style.color = value;
    return style.color;
  };
  const look = {
    ink: colour('var(--ink)'),
    soft: colour('var(--ink-2)'),
    muted: colour('var(--muted)'),
    line: colour('var(--line)'),
    paper: colour('var(--surface)'),
    display: style.getPropertyValue('--font-display').trim() || 'serif',
    text: style.getPropertyValue('--font-text').trim() || 'sans-serif',
    levels: new Map(
      ([-1, ...LEVELS] as const).map((level) => {
        probe.dataset.level = String(level);
        return [level, { fill: colour('var(--level-fill)'), on: colour('var(--level-on)') }];
      }),
    ),
  };
  light.remove();
  return look;
}

type Look = ReturnType<typeof readLook>;

/** A text in lines no wider than so many pixels; Chinese may end a line anywhere, Latin between words. */
function linesOf(brush: Brush, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const [piece] of text.matchAll(/[\p{Script=Latin}\p{N}'’.,()&/-]+\s*|\s+|./gu)) {
    if (line !== '' && brush.measureText(line + piece.trimEnd()).width > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}

interface Drawing {
  readonly list: ShownList;
  readonly t: TFunction<'show'>;
  readonly wording: Wording;
  /** The day it is made, in words. */
  readonly day: string;
}

/** Draws from the top down, and answers how high it was; the first time for measuring only. */
function drawList(brush: Brush, look: Look, { list, t, wording, day }: Drawing): number {
  const inner = WIDTH - 2 * EDGE;
  const write = (text: string, x: number, y: number, font: string, colour: string) => {
    brush.font = font;
    brush.fillStyle = colour;
    brush.fillText(text, x, y);
  };
  const rule = (y: number, colour: string, thickness: number) => {
    brush.fillStyle = colour;
    brush.fillRect(EDGE, y, inner, thickness);
  };
  write('Lodestar 啟明', EDGE, 88, `500 28px ${look.display}`, look.soft);
  write(t('paper.title'), EDGE, TITLE_AT, `500 52px ${look.display}`, look.ink);
  write(t('picture.made', { year: list.year, day }), EDGE, 198, `400 26px ${look.text}`, look.muted);
  let y = 230;
  if (list.grades !== null) {
    const grades = gradeEntries(list.grades).map(
      ([subject, grade]) => `${shortName(subject, wording)} ${gradeName(grade, wording)}`,
    );
    brush.font = `500 28px ${look.text}`;
    for (const line of linesOf(brush, grades.join(' · '), inner)) {
      y += 40;
      write(line, EDGE, y, `500 28px ${look.text}`, look.ink);
    }
    y += 24;
  }
  for (const [band, held] of choicesByBand(list.choices)) {
    y += 56;
    write(t('band', { band }), EDGE, y, `500 32px ${look.display}`, look.ink);
    y += 14;
    rule(y, look.ink, 3);
    for (const choice of held) {
      y = drawChoice(brush, look, { choice, y, wording, write });
      rule(y, look.line, 2);
    }
  }
  y += 56;
  brush.font = `400 24px ${look.text}`;
  for (const line of linesOf(brush, t('paper.reference'), inner)) {
    write(line, EDGE, y, `400 24px ${look.text}`, look.muted);
    y += 34;
  }
  return y + 30;
}

interface ChoiceDrawing {
  readonly choice: ShownChoice;
  readonly y: number;
  readonly wording: Wording;
  readonly write: (text: string, x: number, y: number, font: string, colour: string) => void;
}

const COLUMN = EDGE + 76;

/** One choice: rank, code, title, level; answers where it ends. */
function drawChoice(brush: Brush, look: Look, { choice, y, wording, write }: ChoiceDrawing): number {
  const { rank, code, programme, level, note } = choice;
  const { language } = wording;
  const badge = level === null ? null : levelName(level.classification, level.reason, language);
  write(String(rank), EDGE, y + 62, `500 44px ${look.display}`, look.ink);
  const institution = programme === null ? '' : wording.t(`institution.${programme.institution}`);
  write(code, COLUMN, y + 48, `600 28px ${look.text}`, look.ink);
  const codeWidth = brush.measureText(`${code} `).width;
  write(institution, COLUMN + codeWidth + 6, y + 48, `400 28px ${look.text}`, look.muted);
  if (level !== null && badge !== null) {
    brush.font = `600 26px ${look.text}`;
    const width = brush.measureText(badge).width + 36;
    const colours = look.levels.get(level.classification);
    brush.fillStyle = colours?.fill ?? look.ink;
    brush.beginPath();
    brush.roundRect(WIDTH - EDGE - width, y + 18, width, 44, 8);
    brush.fill();
    write(badge, WIDTH - EDGE - width + 18, y + 49, `600 26px ${look.text}`, colours?.on ?? look.paper);
  }
  const title = programme === null ? '' : splitTitle(titleIn(programme, language)).main;
  let end = y + 48;
  brush.font = `400 32px ${look.text}`;
  for (const line of linesOf(brush, title, WIDTH - EDGE - COLUMN)) {
    end += 44;
    write(line, COLUMN, end, `400 32px ${look.text}`, look.ink);
  }
  brush.font = `400 26px ${look.text}`;
  for (const line of note === '' ? [] : linesOf(brush, note, WIDTH - EDGE - COLUMN)) {
    end += 36;
    write(line, COLUMN, end, `400 26px ${look.text}`, look.soft);
  }
  return end + 24;
}

function canvasOf(height: number): { readonly canvas: HTMLCanvasElement; readonly brush: Brush } {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('this browser draws no pictures');
  return { canvas, brush };
}

/** The list as a picture for a chat. */
export async function listPicture(drawing: Drawing): Promise<Blob> {
  const look = readLook();
  const height = Math.ceil(drawList(canvasOf(1).brush, look, drawing));
  const { canvas, brush } = canvasOf(height);
  brush.fillStyle = look.paper;
  brush.fillRect(0, 0, WIDTH, height);
  drawList(brush, look, drawing);
  const made = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) =>
    blob === null ? made.reject(new Error('no picture was made')) : made.resolve(blob),
  );
  return made.promise;
}
