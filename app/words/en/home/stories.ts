export const areExamples = "These are examples, not real people. The pictures are drawings.";
export const example = "Example";
export const drawingOf = (name: string) => `Drawing of ${name}`;
export const rating = (value: number, outOf: number) => `Rating: ${value} out of ${outOf}`;

/** Companies are unnamed: an example must not speak for a real company. */
export const stories = {
  priya: {
    name: "Priya Sharma",
    role: "Software Developer",
    company: "a software company",
    story: "I paid only after I saw my test result. The interview was on the date I was given.",
  },
  rahul: {
    name: "Rahul Verma",
    role: "Sales Associate",
    company: "a clothes shop",
    story: "My first employer cancelled. I asked for the money, and all of it came back to my UPI.",
  },
  anita: {
    name: "Anita Desai",
    role: "Graphic Designer",
    company: "a food company",
    story: "I did not get the job, but I had a real interview and got a clear answer.",
  },
  imran: {
    name: "Imran Khan",
    role: "Customer Support Executive",
    company: "a delivery company",
    story: "The test took twelve minutes on my phone, in the bus. I saw the result at once.",
  },
  lakshmi: {
    name: "Lakshmi Nair",
    role: "Accounts Assistant",
    company: "a cloth mill",
    story: "The first interview was too far away, so I said no. I paid nothing. I took the second.",
  },
  arjun: {
    name: "Arjun Patil",
    role: "Credit Analyst",
    company: "a loan company",
    story: "They asked what the preparation material said they would ask. I was ready.",
  },
};
