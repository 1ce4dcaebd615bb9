import { company } from '../company.ts';
import { openHours } from '../hours.ts';
import type { LegalContent } from '../types.ts';

const { hours } = company.support;
const reports =
  hours &&
  ` Clients can report problems to customer support ${hours}; their contract says how, and how soon we act at night.`;
const reach = company.support.reach && ` ${company.support.reach}`;

const page: LegalContent = {
  meta: {
    title: 'Terms, conditions and refunds',
    description:
      'The terms for using this website and ordering our services: payments and refunds, liability, ownership, termination, governing law and contact.',
  },
  heading: 'Terms and Conditions',
  lead: 'These terms govern the use of this website and the work we do for clients. The contract you sign sets out the details of your project.',
  sections: [
    {
      id: 'introduction',
      title: '1. Introduction',
      body: [
        {
          text: `These terms bind ${company.name}, ${company.address.locality}, ${company.address.region}, ${company.address.country} (“we”), and everyone who uses this website or orders services from us (“you”). By using the website or placing an order you accept them; if you do not agree, please do neither.`,
        },
        {
          text: 'Services are provided under a written contract signed by both sides (the “contract”). Where it differs from these terms, the contract prevails for that project.',
        },
        {
          text: 'To order services you must be at least 18 years old and competent to contract under Indian law. If you order for a firm, you confirm that you are authorised to bind it.',
        },
      ],
    },
    {
      id: 'services',
      title: '2. Services',
      body: [
        {
          text: 'We provide website development, software development, app development and digital marketing, with testing, updates and maintenance. The pages of this website describe these services in general and are not a binding offer.',
        },
        {
          text: 'The contract states what we deliver, by when and at what price. Work beyond it starts after both sides have agreed in writing on its price and its effect on the dates.',
        },
        {
          text: 'Delivery dates assume that your material, access and approvals arrive when agreed; if they come late, the dates move by the same length of time. Unless the contract says so, we do not guarantee a business result such as a search position, a number of enquiries or the approval of an app store.',
        },
      ],
    },
    {
      id: 'payments-and-refunds',
      title: '3. Payments and Refunds',
      body: [
        {
          list: [
            'Advance payments are non-refundable.',
            'A refund is due only if we fail to deliver the services as set out in the signed contract.',
          ],
        },
        {
          text: 'You cannot claim a refund because you change your plans, cancel or pause the project, or do not send material. A claim must be in writing and say what has not been delivered. If the contract allows us time to remedy the failure, the refund falls due when that time has passed without delivery.',
        },
        {
          text: 'Prices are in Indian rupees, and GST is added at the rate in force unless the quotation states that it is included. Invoices are payable on the dates in the contract. You pay the charges of other companies, for example for domains, hosting, app stores, messages or advertising, unless the contract includes them.',
        },
        {
          text: 'If an invoice remains unpaid after a written reminder, we may pause the work until it is settled, and the delivery dates move accordingly.',
        },
      ],
    },
    {
      id: 'user-responsibilities',
      title: '4. User Responsibilities',
      body: [
        { text: 'When you use this website, you agree' },
        {
          list: [
            'to give correct information in its forms, and to upload only files that are yours to share and free of malicious code;',
            'not to disturb the site, probe it for weaknesses without our written permission, overload it or use it for anything unlawful;',
            'not to write in another person’s name or to send advertising through its forms.',
          ],
        },
        { text: 'As a client, you also undertake' },
        {
          list: [
            'to supply texts, pictures, data and access on time, and to hold the rights needed to use the material;',
            'to examine deliveries and to accept them or report defects within the period set by the contract;',
            'to keep passwords secret and to maintain your own backups, unless the contract makes them our task;',
            'to follow the laws that apply to your business, among them tax, consumer and data protection law.',
          ],
        },
      ],
    },
    {
      id: 'limitation-of-liability',
      title: '5. Limitation of Liability',
      body: [
        {
          text: 'Our liability to you, on whatever legal ground, is capped at the total amount you have paid us. We are not liable for indirect or consequential loss, such as lost profit, lost business or lost data that a backup would have preserved.',
        },
        {
          text: 'We offer this website as it is. We take care that its contents are correct, but do not promise that they are complete or that the site is available at every moment.',
        },
        {
          text: 'Nothing in these terms limits liability that cannot be limited by law, such as liability for fraud. These terms do not take away any right that the Consumer Protection Act, 2019 gives a consumer.',
        },
      ],
    },
    {
      id: 'privacy-policy',
      title: '6. Privacy Policy',
      body: [
        {
          before: 'How this website handles personal data is described in our',
          link: { label: 'Privacy Policy', href: '/Privacy-policy' },
          after: '.',
        },
        {
          text: 'If a project gives us access to the personal data of your customers or staff, we process it only on your instructions and only for that project. The contract records the details.',
        },
      ],
    },
    {
      id: 'governing-law',
      title: '7. Governing Law',
      body: [
        {
          text: 'These terms, the contract and all disputes arising from them are governed by the laws of India. Disputes are decided by the courts in Delhi.',
        },
        {
          text: 'Before going to court, the side that has a complaint must describe it to the other in writing, so that both can try to settle it. This does not prevent an urgent application to a court.',
        },
      ],
    },
    {
      id: 'termination',
      title: '8. Termination',
      body: [
        {
          text: 'Either side may end a contract in writing on the grounds and with the notice that it provides. We may suspend or end services without notice if you break the law or these terms in a way that harms us or others. In such a case we may also block access to the website.',
        },
        {
          text: 'When a contract ends, you must pay for the work done up to that day, and section 3 decides whether a refund is due. We will hand over the work that has been paid for and the data you have given us. Sections 3, 5, 7, 10 and 12 continue to apply.',
        },
      ],
    },
    {
      id: 'changes',
      title: '9. Changes',
      body: [
        {
          text: 'We may change these terms. Changes take effect immediately on posting on this page, and by using the website afterwards you accept them. What was fixed in a contract already signed, such as price and deliverables, changes only if both sides agree in writing.',
        },
      ],
    },
    {
      id: 'intellectual-property',
      title: '10. Intellectual Property',
      body: [
        {
          text: 'The texts, pictures, design and code of this website belong to us or to those who have licensed them to us. You may view and print pages for your own use; any other use needs our written permission.',
        },
        {
          text: 'Rights in the work made for you pass to you on full payment and to the extent stated in the contract. The contract must contain the written, signed assignment that section 19 of the Copyright Act, 1957 requires, and state its territory and duration. Until you have paid in full, you may use deliveries only to examine them. Our tools and general methods remain ours, and you may use those built into the work for as long as you use the work. Open-source and other third-party components stay under their own licences.',
        },
        {
          text: 'What you give us remains yours; we may use it only for your project. We show or name your project as a reference only with your consent.',
        },
      ],
    },
    {
      id: 'third-party-links',
      title: '11. Third-Party Links',
      body: [
        {
          text: 'This website links to pages of other companies, including clients, social networks, map services and technology providers. We do not control those pages and are not responsible for their contents, their terms or how they handle data. Tell us if a link leads to something unlawful, and we will remove it.',
        },
      ],
    },
    {
      id: 'indemnification',
      title: '12. Indemnification',
      body: [
        {
          text: 'You indemnify us against claims of others, with the reasonable legal costs of defending them, that arise from',
        },
        {
          list: [
            'material you supplied;',
            'your unlawful use of the website or of our work;',
            'your breach of these terms.',
          ],
        },
        { text: 'This does not apply to the extent that we caused the claim.' },
        {
          text: 'We will inform you of such a claim without delay, let you take part in the defence and settle nothing at your expense without your consent.',
        },
      ],
    },
    {
      id: 'force-majeure',
      title: '13. Force Majeure',
      body: [
        {
          text: 'Neither side is liable for a delay or failure caused by events beyond its reasonable control. Such events are, for example, natural disasters, epidemics, war, riots, strikes, acts of government, or prolonged failure of power, telecommunications or a cloud provider. The affected side must inform the other promptly and do what it reasonably can to limit the effect.',
        },
        {
          text: 'Dates move by the duration of the event. If it lasts so long that the project loses its purpose, either side may end the contract in writing. Payment for work already done remains due.',
        },
      ],
    },
    {
      id: 'communication-policy',
      title: '14. Communication Policy',
      body: [
        {
          text: `We answer enquiries by email and phone during open hours, ${openHours}.${reports}${reach}`,
        },
        {
          text: 'Anything that changes scope, price or dates, as well as approvals, complaints and notices, is valid only in writing; email between the addresses named in the contract is enough. Calls, meetings and chat messages help to prepare such decisions but do not replace them. The chat panel on this website answers automatically and cannot receive notices.',
        },
        {
          text: 'We never ask for passwords or one-time codes by phone, email or chat. If someone asks for money in our name from an unknown address or account, please call us on the number below before you pay.',
        },
      ],
    },
    {
      id: 'contact-details',
      title: '15. Contact Details',
      body: [
        { text: 'Questions about these terms, and notices under them, can be sent to:' },
        { company: 'contact' },
      ],
    },
  ],
};

export default page;
