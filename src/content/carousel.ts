/** The controls of a carousel. `{position}` and `{count}` are replaced. */
export interface CarouselContent {
  readonly previousSlide: string;
  readonly nextSlide: string;
  /** Names a slide, and the button that chooses it. */
  readonly slide: string;
  /** Names the group of those buttons. */
  readonly chooseSlide: string;
}

export const carouselWords: CarouselContent = {
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slide: '{position} of {count}',
  chooseSlide: 'Choose a slide',
};
