/** The controls of a carousel. `{label}`, `{position}` and `{count}` are replaced. */
export interface CarouselContent {
  /** What a screen reader calls a carousel, and a slide. */
  readonly roles: { readonly carousel: string; readonly slide: string };
  readonly previousSlide: string;
  readonly nextSlide: string;
  /** Names what the slides are scrolled in. */
  readonly slides: string;
  /** Names a slide, and the button that chooses it. */
  readonly slide: string;
  /** Names the group of those buttons. */
  readonly chooseSlide: string;
}

export const carouselWords: CarouselContent = {
  roles: { carousel: 'carousel', slide: 'slide' },
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slides: '{label}: slides',
  slide: '{position} of {count}',
  chooseSlide: 'Choose a slide',
};
