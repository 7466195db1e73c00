import { ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonStyles } from '../../../shared/ui/button.tsx';
import { lazyExtra } from '../../../shared/ui/lazy-extra.ts';
import { REDUCED_MOTION } from '../../../shared/ui/use-media-query.ts';
import { HeroArt } from './hero-art.tsx';

const SLIDES = [HeroSlide, SurveySlide];

/** Two slides under one sky: what the product does, and the survey. The sky stays where it is. */
export function HeroCarousel() {
  const { t } = useTranslation('support');
  const { track, index, goTo, trackEvents } = useCarousel(SLIDES.length);
  return (
    <section
      aria-roledescription={t('carousel.name')}
      aria-label={t('carousel.label')}
      className="relative isolate overflow-hidden border-line border-b"
    >
      <div
        ref={track}
        className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        {...trackEvents}
      >
        {SLIDES.map((Content, place) => (
          <Slide key={Content.name} place={place + 1} of={SLIDES.length}>
            <Content />
          </Slide>
        ))}
      </div>
      {/* After the words that give the section its height: a page of which the first half has arrived would show it too high. */}
      <div className="pointer-events-none absolute inset-0 -z-1 overflow-hidden">
        <HeroArt />
      </div>
      <CarouselDots index={index} onGo={goTo} />
    </section>
  );
}

interface CarouselDotsProps {
  readonly index: number;
  readonly onGo: (slide: number) => void;
}

/** A dot for each slide; the one that is shown is long. */
function CarouselDots({ index, onGo }: CarouselDotsProps) {
  const { t } = useTranslation('support');
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-2 flex justify-center [&>button]:pointer-events-auto">
      {SLIDES.map((Content, place) => (
        <button
          key={Content.name}
          type="button"
          aria-label={t('carousel.go', { place: place + 1, of: SLIDES.length })}
          aria-current={place === index}
          onClick={() => onGo(place)}
          className="group grid size-(--tap) place-items-center"
        >
          <span className="h-2 w-2 rounded-full border border-paper bg-line-strong group-aria-current:w-6 group-aria-current:bg-accent" />
        </button>
      ))}
    </div>
  );
}

const PHRASES = ['first', 'second', 'third'] as const;

/** The grades are there when JUPASelect is, or a moment later; without them it opens empty and offers them again. */
function trySample(): void {
  import('../model/sample-grades.ts').then(
    (sample) => sample.enterSampleGrades(),
    () => undefined,
  );
}

const LevelCard = lazyExtra(
  () => import('../sample/level-card.tsx').then((module) => module.LevelCard),
  ['sample'],
);

function HeroSlide() {
  const { t } = useTranslation('support');
  return (
    <>
      <h1 className="text-4xl leading-[1.08] [&:lang(zh)]:leading-[1.28]">
        {PHRASES.map((phrase) => (
          <span key={phrase} className="inline-block">
            {t(`hero.headline.${phrase}`)}{' '}
          </span>
        ))}
      </h1>
      <p className="mt-5 max-w-132 text-ink-2 text-lg">{t('hero.lead')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/jupaselect" className={buttonStyles('primary', 'md')}>
          {t('hero.start')}
          <ArrowRight aria-hidden="true" />
        </Link>
        <Link to="/jupaselect" className={buttonStyles('secondary', 'md')} onClick={trySample}>
          {t('hero.sample')}
        </Link>
      </div>
      <p className="mt-3 text-muted text-xs leading-snug">{t('hero.promise')}</p>
      <div className="mt-5 min-h-60 max-w-104">
        <Suspense>
          <LevelCard />
        </Suspense>
      </div>
    </>
  );
}

interface SlideProps {
  readonly place: number;
  readonly of: number;
  readonly children: ReactNode;
}

function Slide({ place, of, children }: SlideProps) {
  const { t } = useTranslation('support');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
    <div
      role="group"
      aria-roledescription={t('carousel.slide')}
      aria-label={t('carousel.place', { place, of })}
      className="w-full shrink-0 snap-start"
    >
      <div className="wrap">
        <div className="relative max-w-160 pt-8 pb-78 md:pt-12 md:pb-100 lg:min-h-[46.9vw] lg:pt-[clamp(3rem,5vw,4.5rem)] lg:pb-48">
          {children}
        </div>
      </div>
    </div>
  );
}

function SurveySlide() {
  const { t } = useTranslation('support');
  return (
    <>
      <h2 className="text-3xl">{t('survey.title')}</h2>
      <p className="mt-4 max-w-120 text-ink-2">{t('survey.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/jupasurvey" className={buttonStyles('primary', 'md')}>
          {t('survey.answer')}
        </Link>
        <Link to="/jupaselect" className={buttonStyles('secondary', 'md')}>
          {t('survey.select')}
        </Link>
      </div>
    </>
  );
}

/** Share of a slide's width within which it stands where it should. */
const STANDING = 0.02;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const wantsStillness = () => matchMedia(REDUCED_MOTION).matches;

interface Carousel {
  /** The part that scrolls sideways from slide to slide. */
  readonly track: RefObject<HTMLDivElement | null>;
  readonly index: number;
  /** Goes to a slide, from 0. */
  readonly goTo: (slide: number) => void;
  readonly trackEvents: {
    readonly onScroll: () => void;
    readonly onPointerDown: () => void;
    readonly onWheel: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Slides that lie side by side in a part that scrolls and snaps, so that a finger moves them as it moves anything else.
 * They stand still until somebody turns them.
 */
function useCarousel(slides: number): Carousel {
  const track = useRef<HTMLDivElement>(null);
  /** Where the slides are being scrolled to; the ones that they pass on the way are nobody's choice. */
  const goal = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const goTo = (next: number) => {
    setIndex(next);
    goal.current = next;
    track.current?.scrollTo({
      left: next * track.current.clientWidth,
      behavior: wantsStillness() ? 'auto' : 'smooth',
    });
  };

  return {
    track,
    index,
    goTo,
    trackEvents: {
      onScroll() {
        const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
        const place = clientWidth === 0 ? 0 : scrollLeft / clientWidth;
        const standing = Math.round(place);
        if (clientWidth === 0 || Math.abs(place - standing) >= STANDING) return;
        if (goal.current !== null && goal.current !== standing) return;
        goal.current = null;
        setIndex(standing);
      },
      onPointerDown() {
        goal.current = null;
      },
      onWheel() {
        goal.current = null;
      },
      onKeyDown(event) {
        const by = KEYS[event.key];
        if (by === undefined) return;
        event.preventDefault();
        goTo((index + by + slides) % slides);
      },
    },
  };
}
