import { City } from './city.tsx';
import { Hills } from './hills.tsx';
import { Pupil } from './pupil.tsx';
import { Pole, StarField } from './star-field.tsx';

/** A long exposure over the harbour: everything turns and one star stays where it is. */
export function HeroArt() {
  return (
    <svg
      viewBox="-420 0 1620 760"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="hero-art absolute bottom-0 left-1/2 aspect-[1620/760] h-80 -translate-x-[56%] md:h-120 lg:inset-0 lg:aspect-auto lg:size-full lg:translate-x-0"
    >
      <StarField />
      <Hills />
      <City />
      <Pupil />
      <Pole />
    </svg>
  );
}
