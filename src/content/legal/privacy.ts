import { company } from '../company.ts';
import type { LegalContent } from '../types.ts';

/** The service that counts page views; empty where nothing does. */
const counter = __PAGE_VIEWS__ ? new URL(__PAGE_VIEWS__.script).host : '';
const grievance = Object.values(company.grievance).filter(Boolean).join(', ');

const page: LegalContent = {
  meta: {
    title: 'Privacy policy and your rights',
    description:
      'Which personal data this website collects, who receives it, what stays in your own browser, and how to have it corrected or erased.',
  },
  heading: 'Privacy Policy',
  lead: 'If you visit this website or write to us, this policy says what we do with your data, who else receives it, and how you can have it corrected or erased.',
  effective: '2025-01-01',
  updated: '2025-06-20',
  sections: [
    {
      id: 'effective-date',
      title: 'Effective Date',
      body: [
        {
          text: 'This Privacy Policy took effect on January 1, 2025. It was last updated on June 20, 2025.',
        },
        {
          text: `It applies to this website and to the enquiries and applications that reach us through it. The website is run by ${company.name} in ${company.address.locality}, ${company.address.region}, ${company.address.country} (“we”). We decide why and how this data is used. That makes us the Data Fiduciary under India’s Digital Personal Data Protection Act, 2023 (“DPDP Act”), and the controller under the European Union’s General Data Protection Regulation (“GDPR”).`,
        },
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What We Collect',
      body: [
        {
          text: 'You can read the whole site without telling us who you are; there are no user accounts. What reaches us depends on what you do:',
        },
        {
          list: [
            'Contact form: first name, last name, email address, phone number, subject and message.',
            'Job application: name, email address, phone number, experience, designation, the skills you mark, and your resume file.',
            'Student enquiry form: nothing is transmitted. Your entries and the file you choose stay in your browser and are cleared when you submit the form. It then prepares a message of what you typed, which reaches us only if you send it yourself by email or in a chat.',
            'Chat panel: nothing is transmitted. Its replies are automatic, and what you type does not leave your browser.',
            'Calls, emails and visits: the number or address you use, and what you tell us.',
            'Technical data: to deliver a page, the web server receives your IP address, the address of the page, the time and the type of your browser. It may keep them in a log.',
          ],
        },
        {
          text: 'Please do not send us what we do not need, such as Aadhaar and PAN numbers, bank details, passwords or information about your health.',
        },
        {
          text: 'The site is meant for businesses, college students and job seekers. If you are under 18, ask a parent or guardian to write to us for you; we do not knowingly process a child’s data without verifiable parental consent.',
        },
      ],
    },
    {
      id: 'how-we-use-your-information',
      title: 'How We Use Your Information',
      body: [
        { text: 'We use personal data for these purposes:' },
        {
          list: [
            'to answer your enquiry, prepare a quotation and, if you engage us, carry out the contract;',
            'to assess a job application, arrange interviews and inform the applicant;',
            'to keep the website available, find errors and stop misuse;',
            'to keep the records that tax and other laws prescribe, and to establish or defend legal claims.',
          ],
        },
        {
          text: 'Under Indian law we act on your consent, on data you have given us voluntarily for one of these purposes, or on a legal duty. Where the GDPR applies, the legal bases are',
        },
        {
          list: [
            'steps before a contract and its performance (Article 6(1)(b));',
            'legal obligations (Article 6(1)(c));',
            'our legitimate interest in answering messages, showing where our office is and running a secure site (Article 6(1)(f));',
            'your consent, where we ask for it (Article 6(1)(a)).',
          ],
        },
        {
          text: 'No decision about you is made by automated means alone. Writing to us does not put you on a mailing list.',
        },
        {
          text: 'Enquiries are kept for as long as the conversation, or the contract that grows out of it, lasts. Applications are kept until the position is filled or withdrawn, and after that only with your consent. We then delete them, except what the law obliges us to keep or what a pending dispute requires.',
        },
      ],
    },
    {
      id: 'sharing-information',
      title: 'Sharing Information',
      body: [
        { text: 'We do not sell or rent personal data. Others receive it only as follows:' },
        {
          list: [
            'EmailJS, a third-party email service, carries the contact form and the job application, with the resume, to our mailbox. It may store or log them as its own terms and the settings of our account provide.',
            ...(company.whatsapp
              ? [
                  'WhatsApp, a service of Meta, carries what you write to us there. It receives your number and acts under its own privacy policy. A link to it sends nothing before you press it.',
                ]
              : []),
            ...(counter
              ? [
                  `The web-analytics service at ${counter} counts page views for us. See “Cookies & Tracking”.`,
                ]
              : []),
            'The companies that host this website and our mailboxes process data on our behalf.',
            'Google supplies the map on Home and on the Contact page. It loads from Google’s servers when it comes near the visible part of the page. Google then receives your IP address, details of your browser and the address of the page. It may set its own cookies, and acts under its own privacy policy.',
            'Courts, public authorities and professional advisers bound to secrecy receive data where a law or an order requires it, or where a legal claim cannot be handled without it.',
            'If our business is transferred, its successor may take over the data and remains bound by this policy.',
          ],
        },
        {
          text: 'Some of these recipients process data outside India. We observe any restriction on transfers that the Government of India notifies. Where the GDPR requires it, we rely on safeguards such as the standard contractual clauses of the European Commission.',
        },
      ],
    },
    {
      id: 'your-privacy-rights',
      title: 'Your Privacy Rights',
      body: [
        {
          text: 'The DPDP Act names the following rights. We honour them for every person whose data we hold, whether or not the section concerned has already come into force:',
        },
        {
          list: [
            'Access: a summary of your data, of what we do with it, and of those with whom we have shared it.',
            'Correction: wrong data put right, incomplete data completed, old data brought up to date.',
            'Erasure: deletion of data that is no longer needed for its purpose and that no law requires us to keep.',
            'Withdrawal of consent at any time, as easily as it was given; what was done before remains lawful.',
            'Redress of grievances: an answer to a complaint about how we have handled your data.',
            'Nomination of a person who may exercise these rights if you die or lose the capacity to do so.',
          ],
        },
        {
          text: 'If the GDPR protects you, for example as a visitor from the European Union, you may also',
        },
        {
          list: [
            'ask us to restrict processing;',
            'receive data you gave us in a portable format;',
            'object to processing that rests on our legitimate interests;',
            'complain to the supervisory authority where you live or work.',
          ],
        },
        {
          text: 'To use a right, write to one of the email addresses under “Contact Us” and say which right you want to use. If we cannot be sure who is writing, we ask for proof of identity and use it for nothing else. We answer within one month, free of charge. If our answer to a grievance does not satisfy you, you may approach the Data Protection Board of India as the DPDP Act provides.',
        },
      ],
    },
    {
      id: 'cookies-and-tracking',
      title: 'Cookies & Tracking',
      body: [
        {
          text: 'The site itself sets no cookies. Cookies you may find after a visit come from the embedded map and belong to Google; your browser lets you block or delete them.',
        },
        {
          text: 'While you fill in a form or answer the questions above the contact form, your own browser keeps a draft of what you enter. So a reload or a lost connection does not cost you your text. Files are not part of the draft. The draft is removed when the form is sent, that of the answers when they are in the form. If it is older than 30 days, it is removed as you open the form again. If you leave a shared computer before that, press “Clear the form” or “Clear the answers”. For as long as the tab is open, the browser also remembers how far you had scrolled on each page. We have no access to either.',
        },
        {
          text: 'If you pause or resume the moving parts of the site, or choose its light or dark theme, your browser keeps that choice until you clear the site’s data. It may also keep the time of your last message, to limit spam.',
        },
        {
          text: counter
            ? `A web-analytics script of the service at ${counter} records page views: which page was opened and when, from which link, and with what kind of device and browser. To receive this, the service also receives your IP address. The script sets no cookies and stores nothing in your browser. Where the GDPR applies, we rely on our legitimate interest in knowing which pages are read (Article 6(1)(f)).`
            : 'We may add a web-analytics script that records page views: which page was opened and when, from which link, and with what kind of device. Before we do, we will name the provider in this section. Where the law asks for your consent, the script will not run without it.',
        },
        {
          before:
            'This site shows no advertisements. You can refuse interest-based advertising by participating companies on other sites at the',
          link: {
            label: 'advertising opt-out page of the Digital Advertising Alliance',
            href: 'https://optout.aboutads.info',
          },
          after: '. The choice applies to the browser in which you make it.',
        },
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      body: [
        {
          text: 'The pages, and the forms you send, travel over encrypted connections (HTTPS). Within our company, messages and applications are open only to those who deal with them.',
        },
        {
          text: 'We take reasonable technical and organisational measures against loss, misuse and unauthorised access, and expect the same of the companies that process data for us. No transmission over the internet and no storage is free of risk. If a breach concerns your data, we will inform you and the competent authorities as the law in force requires.',
        },
      ],
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      body: [
        {
          text: 'Questions, requests and grievances about personal data reach us here. Please write “Privacy” in the subject, so that your message goes to the person responsible.',
        },
        { company: 'contact' },
        ...(grievance ? [{ text: `Grievance contact: ${grievance}` }] : []),
      ],
    },
    {
      id: 'policy-updates',
      title: 'Policy Updates',
      body: [
        {
          text: 'We revise this policy when the website, our service providers or the law change. The revised text is posted on this page and carries a new “last updated” date. Before we use data we already hold for a new purpose, we inform the people concerned and obtain consent where it is required.',
        },
      ],
    },
  ],
};

export default page;
