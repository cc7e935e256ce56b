/** Kinds of work that only the seed's jobs have. */
export const SEEDED: [queries: string, seeded: string][] = [
  [
    "accountant | acountant | अकाउंटेंट | accounts | acounts executive | tally",
    "Accounts Assistant | Accounts Executive | Accounts and Audit Intern | GST and Tax Executive | Audit Assistant | Payroll Executive",
  ],
  ["tester | software testing | qa | testar", "QA Test Engineer | QA Intern"],
  [
    "graphic designer | grafic designer | ग्राफिक डिजाइनर | graphics",
    "Graphic Designer | Junior Graphic Designer | Motion Graphics Artist | Packaging Designer",
  ],
  [
    "java developer | java devloper | java | jawa developer",
    "Java Backend Developer | Graduate Engineer Trainee, Java",
  ],
  [
    "video editor | vedio editor | video editing | wedding video",
    "Video Editor | Wedding Video Editor",
  ],
  [
    "content writer | contant writer | लेखक | content writing",
    "Hindi Content Writer | Content Writer | Technical Content Writer | Hindi and Bhojpuri Script Writer | Copywriter",
  ],
  [
    "loan officer | lone officer | gold loan | loan oficer",
    "Loan Officer, Rural | Gold Loan Officer",
  ],
  ["seo | search engine optimization | seo intern | seo analist", "SEO Analyst | SEO Intern"],
];
