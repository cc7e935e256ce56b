/**
 * Kinds of work: titles of jobs to post, what such a job asks for, titles of the seed's jobs of the
 * same kind, and searches of people who look for it: English as it is spelled and as it is heard,
 * Hindi, and Hindi in Latin letters. Written before anything was measured.
 */
export interface Role {
  titles: string[];
  category: string;
  asks: string;
  seeded?: string[];
  queries: string[];
}

const list = (text: string) => text.split(" | ");
const role = (
  titles: string,
  category: string,
  asks: string,
  queries: string,
  seeded?: string,
): Role => ({
  titles: list(titles),
  category,
  asks,
  queries: list(queries),
  seeded: seeded ? list(seeded) : [],
});

export const ROLES: Role[] = [
  role(
    "Delivery Driver | Truck Driver | Cab Driver | Personal Driver",
    "Driving",
    "A driving licence for light vehicles",
    "driver | draivar | ड्राइवर | driver job | car driver naukri | dirver",
    "Van Sales Driver",
  ),
  role(
    "Delivery Executive | Delivery Boy, Parcels | Food Delivery Partner | Bike Rider, Groceries",
    "Delivery",
    "A two-wheeler and a phone with data",
    "delivery boy | dilivery | डिलीवरी | delivery executive | delivry boy | डिलीवरी बॉय",
  ),
  role(
    "Warehouse Packer | Warehouse Helper | Picker and Packer | Loader, Night Shift",
    "Warehouse",
    "Lifting up to 20 kg",
    "packing | warehouse | पैकिंग | godown | wearhouse | loader",
  ),
  role(
    "Security Guard | Security Supervisor | Gate Guard, Housing Society | Night Guard",
    "Security",
    "Training under the Private Security Agencies Act",
    "security guard | watchman | चौकीदार | chowkidar | securty gard | सिक्योरिटी गार्ड",
  ),
  role(
    "Housekeeping Staff | Office Cleaner | Hospital Cleaner | Room Attendant, Housekeeping",
    "Housekeeping",
    "Six days a week",
    "cleaner | safai | सफाई | house keeping | housekiping | sweeper",
  ),
  role(
    "Cook, North Indian | Tandoor Cook | Kitchen Helper | Commis Chef",
    "Kitchen",
    "Tea for forty people twice a day",
    "cook | chef | रसोइया | khana banana | kook | bawarchi",
  ),
  role(
    "Waiter | Restaurant Steward | Banquet Waiter | Captain, Restaurant",
    "Restaurant",
    "A smile on a long evening",
    "waiter | weiter | वेटर | restaurant job | hotel me kaam | steward",
  ),
  role(
    "Electrician | House Electrician | Industrial Electrician | Electrician, Lifts",
    "Repair",
    "ITI in the trade, or three years of work",
    "electrician | electrecian | इलेक्ट्रीशियन | bijli mistri | elektrishan | wireman",
  ),
  role(
    "Plumber | Plumber, Apartments | Pipe Fitter and Plumber | Bathroom Plumber",
    "Repair",
    "Own tools",
    "plumber | plumer | प्लंबर | nal mistri | plamber | plumbing work",
  ),
  role(
    "AC Technician | Refrigeration Technician | AC Mechanic | AC Installation Technician",
    "Repair",
    "Gas charging and split units",
    "ac technician | ac mechanic | एसी मैकेनिक | ac repair | ac techniciann | air conditioner",
  ),
  role(
    "Bike Mechanic | Car Mechanic | Two-wheeler Mechanic | Garage Mechanic",
    "Repair",
    "A year in a workshop",
    "mechanic | mecanic | मैकेनिक | car mechanic | gadi mistri | mekanik",
  ),
  role(
    "Carpenter | Furniture Carpenter | Modular Kitchen Carpenter | Site Carpenter",
    "Construction",
    "Reading a drawing",
    "carpenter | carpentar | बढ़ई | furniture work | karpenter | badhai",
  ),
  role(
    "Sewing Machine Operator | Tailor, Ladies Wear | Garment Tailor | Sample Tailor",
    "Garments",
    "Single needle and overlock",
    "tailor | silai | सिलाई | taylor | darzi | sewing",
  ),
  role(
    "Staff Nurse | Nurse, Night Duty | ICU Nurse | Home Care Nurse",
    "Health",
    "GNM or B.Sc. nursing and a registration",
    "nurse | staff nurse | नर्स | gnm | nars | nursing job",
  ),
  role(
    "Pharmacist | Hospital Pharmacist | Retail Pharmacist | Pharmacy Assistant",
    "Health",
    "D.Pharm and a registration",
    "pharmacist | farmacist | फार्मासिस्ट | medical store | pharmasist | chemist",
  ),
  role(
    "Lab Technician | Pathology Technician | Sample Collection Technician, Lab | Senior Lab Technician",
    "Health",
    "DMLT",
    "lab technician | dmlt | लैब टेक्नीशियन | pathology | lab tecnician | leb technician",
  ),
  role(
    "Primary Teacher | Maths Teacher | English Teacher | Home Tutor, Class 5 to 8",
    "Education",
    "B.Ed., or a year in front of a class",
    "teacher | techer | शिक्षक | tuition | tichar | school teacher",
  ),
  role(
    "Receptionist | Front Desk Receptionist | Hotel Receptionist | Clinic Receptionist",
    "Office",
    "Hindi and English, spoken well",
    "receptionist | receptionest | रिसेप्शनिस्ट | front office | resepshanist | front desk",
  ),
  role(
    "Office Boy | Peon, Bank Branch | Office Assistant and Peon | Pantry and Office Boy",
    "Office",
    "Reading addresses",
    "office boy | peon | चपरासी | ofice boy | chaprasi | peon job",
  ),
  role(
    "Back Office Executive | Computer Operator, Back Office | Back Office Assistant | MIS and Back Office Clerk",
    "Office",
    "Typing at 30 words a minute",
    "back office | back ofice | बैक ऑफिस | computer operator | computer oprator | backoffice",
  ),
  role(
    "Data Entry Operator, Hindi | Data Entry Executive | Data Entry Clerk | Data Entry Operator, Claims",
    "Office",
    "Typing without looking",
    "data entry | deta entry | डाटा एंट्री | typing work | data entri operator | typist",
    "Data Entry Operator | Archive Typist, Part-time",
  ),
  role(
    "Telecaller, Loans | Telecaller, Education | BPO Associate, Hindi | Call Centre Executive",
    "Sales",
    "A clear voice",
    "telecaller | call center | टेलीकॉलर | bpo | telecaler | calling job",
    "Collections Telecaller, Part-time | Holiday Telesales Executive",
  ),
  role(
    "Human Resources Executive | HR Recruiter | HR Assistant | HR Trainee",
    "Office",
    "Payslips and joining papers",
    "hr | recruiter | एचआर | human resource | recriuter | hr executive",
  ),
  role(
    "Beautician | Salon Beautician | Makeup Artist | Hair Stylist and Beautician",
    "Beauty",
    "A year in a parlour",
    "beautician | beauty parlour | ब्यूटीशियन | parlour | butician | makeup",
  ),
  role(
    "Machine Operator | CNC Operator | Injection Moulding Operator | Packing Machine Operator",
    "Factory",
    "ITI, or six months on a machine",
    "machine operator | factory | मशीन ऑपरेटर | cnc | mashin operator | machine oprator",
  ),
  role(
    "Welder | MIG Welder | Arc Welder, Fabrication | Pipe Welder",
    "Factory",
    "A test plate before the start",
    "welder | weldar | वेल्डर | welding | velder | fabrication",
  ),
  role(
    "Cashier | Store Cashier | Petrol Pump Cashier | Cashier, Canteen",
    "Retail",
    "Counting without a mistake",
    "cashier | casher | कैशियर | billing | kasher | cash counter",
  ),
  role(
    "Field Sales Officer | Field Sales Representative | Sales Officer, Paint | Sales Promoter, Mobiles",
    "Sales",
    "Visits to twelve shops a day",
    "field sales | sels | बिक्री | sales officer | feild sales | sales job",
    "Field Sales Executive | Inside Sales Associate | Area Sales Officer, Seeds | Two-wheeler Sales Consultant | Medical Sales Representative | Holiday Telesales Executive",
  ),
  role(
    "Store Helper | Shop Assistant, Sarees | Showroom Sales Assistant | Supermarket Store Assistant",
    "Retail",
    "Standing most of the day",
    "shop | retail | दुकान | showroom | shoap assistant | dukaan",
    "Store Manager | Assistant Store Manager | Retail Team Lead",
  ),
  role(
    "Warehouse Supervisor | Site Supervisor | Production Supervisor | Housekeeping Supervisor",
    "Factory",
    "Leading ten people",
    "supervisor | superviser | सुपरवाइजर | team leader | suparvisor | site supervisor",
    "Retail Team Lead",
  ),
];

/** Kinds of work whose names contain special characters, or sound different from their spelling. */
export const SPOKEN_ROLES: Role[] = [
  role("C++ Developer | Senior C++ Developer", "Technology", "Two years of C++ on Linux", ""),
  role(".NET Developer | ASP.NET Developer", "Technology", "C# and SQL Server", ""),
  role("Ward Boy | Ward Boy, Night Duty", "Health", "Lifting patients with care", ""),
  role("Research Fellow, Ph.D. | Ph.D. Scientist", "Education", "A Ph.D. in chemistry", ""),
];
