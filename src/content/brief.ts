import { readOwner, serviceKeys } from '@workshop/facts';
import { askedServices, askedSubject } from './asked-about.ts';
import { company } from './company.ts';
import { priceOf } from './offer.ts';

const { services } = readOwner();

/** Six questions above the contact form, and the sentence that each answer becomes. */
export const briefWords = {
  /** `{position}` and `{count}` are replaced. */
  position: 'Question {position} of {count}',
  questions: {
    business: 'What kind of business is it?',
    trouble: 'What is the trouble?',
    people: 'How many people will use it?',
    tools: 'What do you use now?',
    deadline: 'By when do you need it?',
    budget: 'What is your budget?',
  },
  /** Of a message whose answers name no service. */
  subject: 'Enquiry',
  choices: {
    business: [
      { id: 'shop', label: 'Shop', sentence: 'We run a shop.' },
      { id: 'wholesaler', label: 'Wholesaler', sentence: 'We are a wholesaler.' },
      { id: 'clinic', label: 'Clinic', sentence: 'We run a clinic.' },
      { id: 'school', label: 'School', sentence: 'We run a school.' },
      { id: 'workshop', label: 'Workshop', sentence: 'We run a workshop.' },
      {
        id: 'other',
        label: 'Something else',
        sentence: 'Our business is not one of the kinds you list.',
      },
    ],
    trouble: [
      ...Object.keys(askedServices).map((service) => answerOf(service as Service)),
      {
        id: 'bills',
        label: 'Bills and stock take too long',
        sentence: 'Billing and keeping stock take up too much of our time.',
        ...about('AccountingSoftPage'),
      },
      {
        id: 'enquiries',
        label: 'Enquiries get lost',
        sentence: 'We lose track of our enquiries.',
        ...about('Crmpage'),
      },
      {
        id: 'orders',
        label: 'Orders and material are hard to follow',
        sentence: 'We cannot easily track our orders or the material they need.',
        ...about('ERPPages'),
      },
      {
        id: 'booking',
        label: 'Customers cannot book online',
        sentence: 'We want people to be able to book with us online.',
        ...about('FullStack'),
      },
      {
        id: 'shop',
        label: 'Customers cannot buy online',
        sentence: 'We want people to be able to buy from us online.',
        ...about('FullStack'),
      },
      {
        id: 'website',
        label: 'No website, or an old one',
        sentence: 'We have no website, or one that is out of date.',
        ...about('CmsPage'),
      },
      {
        id: 'app',
        label: 'We want an app',
        sentence: 'We want an app for our customers or our staff.',
        ...about('AndroidAppDevPage'),
      },
      {
        id: 'program',
        label: 'Our program breaks or needs changes',
        sentence: 'The program we have breaks or needs changes.',
        ...about('SoftwareMaintainsPage'),
      },
      {
        id: 'found',
        label: 'Too few customers find us',
        sentence: 'Too few new customers find us.',
        ...about('DigitalMarketingPage'),
      },
      {
        id: 'other',
        label: 'Something else',
        sentence: 'We need something else and would like to explain it.',
      },
    ],
    people: [
      { id: 'one', label: 'Only me', sentence: 'One person will use it.' },
      { id: 'few', label: '2 to 5', sentence: 'Two to five people will use it.' },
      { id: 'some', label: '6 to 20', sentence: 'Six to twenty people will use it.' },
      { id: 'many', label: 'More than 20', sentence: 'More than twenty people will use it.' },
      { id: 'customers', label: 'Our customers', sentence: 'The people we serve will use it.' },
    ],
    tools: [
      { id: 'excel', label: 'Excel', sentence: 'We use Excel now.' },
      { id: 'tally', label: 'Tally', sentence: 'We use Tally now.' },
      { id: 'program', label: 'Another program', sentence: 'We use another program now.' },
      { id: 'paper', label: 'Paper', sentence: 'We work on paper now.' },
      { id: 'nothing', label: 'Nothing yet', sentence: 'We have no system for this yet.' },
    ],
    deadline: [
      { id: 'month', label: 'Within a month', sentence: 'We need it within a month.' },
      {
        id: 'quarter',
        label: 'In one to three months',
        sentence: 'We need it in one to three months.',
      },
      { id: 'later', label: 'Later', sentence: 'We need it in more than three months.' },
      { id: 'open', label: 'No fixed date', sentence: 'We have no fixed date for this.' },
    ],
    budget: [
      { id: 'under-1', label: 'Under ₹1 lakh', sentence: 'Our budget is under ₹1 lakh.' },
      { id: '1-to-3', label: '₹1 to 3 lakh', sentence: 'Our budget is ₹1 lakh to ₹3 lakh.' },
      { id: '3-to-10', label: '₹3 to 10 lakh', sentence: 'Our budget is ₹3 lakh to ₹10 lakh.' },
      { id: 'above-10', label: 'Above ₹10 lakh', sentence: 'Our budget is above ₹10 lakh.' },
      { id: 'unsure', label: 'Not sure', sentence: 'We are not sure about the budget.' },
    ],
  },
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  finish: 'Finish now',
  summary: {
    title: 'Your message',
    none: 'You have not answered a question yet.',
    use: 'Put it into the form',
    /** Empty for a company without. */
    whatsapp: company.whatsapp && 'Send it on WhatsApp',
  },
  kept: 'Your answers are kept in your browser until they are in the form.',
  clear: 'Clear the answers',
};

type Service = keyof typeof askedServices;

/** What a message says that is about a service. */
function about(service: Service) {
  const name = askedServices[service];
  const page = serviceKeys.find((key) => key === service);
  const price = page && priceOf(services[page]);
  return {
    subject: askedSubject.replace('{service}', name),
    ...(price && { price: `${name}: ${price}, plus GST` }),
  };
}

/** The answer of a visitor who comes to ask about a service. */
function answerOf(service: Service) {
  const name = askedServices[service];
  const sentence = `We would like a quotation for ${name}.`;
  return { id: service, label: name, sentence, isService: true, ...about(service) };
}
