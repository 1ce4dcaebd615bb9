import type { CareersContent } from './types.ts';

const page: CareersContent = {
  meta: {
    title: 'Careers and job application',
    description:
      'Apply for work as a developer or digital marketing executive in Greater Noida, as a fresher or with experience, and see what happens after you apply.',
  },
  heading: 'Join Our Team',
  lead: 'If you want to see your work in daily use at a shop down the road, you may like it here. Freshers and experienced people are both welcome to apply.',
  steps: {
    title: 'What happens after you apply',
    items: [
      {
        name: 'We read it',
        text: 'Someone who does the kind of work you are applying for reads your form and your resume.',
      },
      {
        name: 'We call',
        text: 'If there is a match, we phone you to talk about your experience, the work you want and your notice period.',
      },
      {
        name: 'You show your work',
        text: 'Walk us through something you have built, or do a short practical task. There are no puzzles.',
      },
      {
        name: 'We meet',
        text: 'Come to the office, see how we work and put your own questions to the people you would sit with.',
      },
      {
        name: 'You decide',
        text: 'An offer states the role, the salary and the joining date on paper, so you can decide in peace.',
      },
    ],
  },
  form: {
    title: 'Job application',
    text: 'Choose the designation that comes closest and mark the skills you have used at work or in your studies. Skills are optional; the rest we need.',
  },
};

export default page;
