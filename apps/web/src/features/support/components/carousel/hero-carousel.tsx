import { useTranslation } from 'react-i18next';
import { useCarousel } from '../../model/use-carousel.ts';
import { HeroArt } from '../hero-art/hero-art.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { Slide } from './slide.tsx';
import { SurveySlide } from './survey-slide.tsx';

const SLIDES = [HeroSlide, SurveySlide];

/** Two slides under one sky: what the product does, and the survey. The sky stays where it is. */
export function HeroCarousel() {
  const { t } = useTranslation('support');
  const { track, index, playing, play, step, trackEvents, holdEvents } = useCarousel(SLIDES.length);
  return (
    <section
      aria-roledescription={t('carousel.name')}
      aria-label={t('carousel.label')}
      className="relative overflow-hidden border-line border-b"
      {...holdEvents}
    >
      <div className="pointer-events-none absolute inset-0 overflow-hidden">
        <HeroArt />
      </div>
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
      <CarouselControls index={index} slides={SLIDES.length} playing={playing} onPlay={play} onStep={step} />
    </section>
  );
}
