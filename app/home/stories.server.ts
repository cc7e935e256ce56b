export interface Story {
  id: number;
  name: string;
  role: string;
  /** Named after nobody: an example must not speak for a company that is on the site. */
  company: string;
  /** A portrait that we drew. */
  image: string;
  story: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

/** Fixed examples, said to be examples on each. */
export const STORIES: readonly Story[] = [
  {
    id: 1,
    name: "Priya Sharma",
    role: "Software Developer",
    company: "a software company",
    image: "/stories/priya.svg",
    story: "I paid only after I saw my test result. The interview was on the date I was given.",
    rating: 5,
  },
  {
    id: 2,
    name: "Rahul Verma",
    role: "Sales Associate",
    company: "a clothes shop",
    image: "/stories/rahul.svg",
    story: "My first employer cancelled. I asked for the money, and all of it came back to my UPI.",
    rating: 5,
  },
  {
    id: 3,
    name: "Anita Desai",
    role: "Graphic Designer",
    company: "a food company",
    image: "/stories/anita.svg",
    story: "I did not get the job, but I had a real interview and got a clear answer.",
    rating: 4,
  },
  {
    id: 4,
    name: "Imran Khan",
    role: "Customer Support Executive",
    company: "a delivery company",
    image: "/stories/imran.svg",
    story: "The test took twelve minutes on my phone, in the bus. I saw the result at once.",
    rating: 5,
  },
  {
    id: 5,
    name: "Lakshmi Nair",
    role: "Accounts Assistant",
    company: "a cloth mill",
    image: "/stories/lakshmi.svg",
    story: "The first interview was too far away, so I said no. I paid nothing. I took the second.",
    rating: 4,
  },
  {
    id: 6,
    name: "Arjun Patil",
    role: "Credit Analyst",
    company: "a loan company",
    image: "/stories/arjun.svg",
    story: "They asked what the preparation material said they would ask. I was ready.",
    rating: 5,
  },
];

/** The first ones of the list. */
export const FEATURED_STORIES = 3;
