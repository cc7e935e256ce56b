// States and union territories, with the towns and districts that appear in addresses. Spellings of
// the same town are in `search/places.ts`.

/** A state: its name, its common abbreviation, and its towns and districts. */
interface State {
  name: string;
  short: string;
  towns: string[];
}

const read = (row: string): State => {
  const [names = "", towns = ""] = row.split(": ");
  const [name = "", short = ""] = names.split(" | ");
  return { name, short, towns: towns.split(" | ") };
};

export const STATES: State[] = [
  "andhra pradesh | ap: visakhapatnam | vizag | vijayawada | guntur | nellore | kurnool | kadapa | tirupati | rajahmundry | kakinada | anantapur | anantapuramu | eluru | ongole | srikakulam | vizianagaram | machilipatnam | chittoor | nandyal | amaravati | tenali | proddatur | hindupur | bapatla | palnadu",
  "arunachal pradesh | ar: itanagar | tawang | ziro | pasighat | naharlagun | bomdila | tezu",
  "assam | as: guwahati | dibrugarh | silchar | jorhat | tezpur | nagaon | tinsukia | bongaigaon | dhubri | sivasagar | goalpara | barpeta | karimganj | golaghat | lakhimpur | kokrajhar | dispur | nalbari | diphu",
  "bihar | br: patna | gaya | muzaffarpur | bhagalpur | darbhanga | purnia | begusarai | chapra | siwan | gopalganj | motihari | bettiah | sitamarhi | madhubani | samastipur | hajipur | vaishali | arrah | buxar | sasaram | bihar sharif | nalanda | nawada | jamui | munger | katihar | araria | kishanganj | saharsa | supaul | madhepura | khagaria | aurangabad bihar | rohtas | bhojpur",
  "chhattisgarh | cg: raipur | bhilai | durg | bilaspur | korba | rajnandgaon | jagdalpur | raigarh | ambikapur | dhamtari | mahasamund | kanker | kawardha | janjgir",
  "goa | ga: panaji | panjim | margao | vasco da gama | mapusa | ponda",
  "gujarat | gj: ahmedabad | surat | vadodara | rajkot | bhavnagar | jamnagar | gandhinagar | junagadh | anand | nadiad | mehsana | bharuch | ankleshwar | vapi | valsad | navsari | morbi | surendranagar | bhuj | gandhidham | palanpur | porbandar | godhra | dahod | amreli | botad | veraval | himatnagar | kutch",
  "haryana | hr: gurugram | faridabad | panipat | ambala | karnal | hisar | rohtak | sonipat | yamunanagar | panchkula | bhiwani | sirsa | bahadurgarh | jind | kaithal | kurukshetra | rewari | palwal | jhajjar | fatehabad | mahendragarh | narnaul | nuh | manesar",
  "himachal pradesh | hp: shimla | mandi | solan | dharamshala | kangra | kullu | manali | hamirpur | bilaspur himachal | chamba | baddi | nahan | kinnaur | palampur",
  "jharkhand | jh: ranchi | jamshedpur | dhanbad | bokaro | hazaribagh | deoghar | giridih | ramgarh | dumka | chaibasa | palamu | daltonganj | godda | sahibganj | pakur | chatra | koderma | gumla",
  "karnataka | ka: bengaluru | mysuru | mysore | hubli | hubballi | dharwad | mangaluru | belagavi | belgaum | kalaburagi | gulbarga | davanagere | ballari | bellary | vijayapura | shivamogga | shimoga | tumakuru | tumkur | raichur | bidar | hassan | udupi | chitradurga | kolar | mandya | chikkamagaluru | bagalkot | gadag | koppal | haveri | karwar | madikeri | ramanagara | hosapete | yadgir",
  "kerala | kl: thiruvananthapuram | kochi | kozhikode | thrissur | kollam | palakkad | alappuzha | kannur | kottayam | malappuram | kasaragod | pathanamthitta | idukki | wayanad | kalpetta | aluva | thodupuzha",
  "madhya pradesh | mp: indore | bhopal | jabalpur | gwalior | ujjain | sagar | dewas | satna | ratlam | rewa | katni | singrauli | burhanpur | khandwa | bhind | morena | chhindwara | guna | shivpuri | vidisha | chhatarpur | damoh | mandsaur | khargone | neemuch | pithampur | hoshangabad | narmadapuram | itarsi | sehore | betul | seoni | datia | dhar | balaghat | shahdol | tikamgarh | panna",
  "maharashtra | mh: mumbai | pune | nagpur | thane | nashik | navi mumbai | chhatrapati sambhajinagar | solapur | kolhapur | amravati | nanded | sangli | jalgaon | akola | latur | dhule | ahmednagar | ahilyanagar | chandrapur | parbhani | ichalkaranji | jalna | ambarnath | bhiwandi | panvel | kalyan | dombivli | ulhasnagar | vasai | virar | mira bhayandar | pimpri chinchwad | satara | ratnagiri | wardha | yavatmal | buldhana | washim | gondia | bhandara | gadchiroli | osmanabad | dharashiv | hingoli | nandurbar | beed | raigad | palghar | sindhudurg | baramati | malegaon",
  "manipur | mn: imphal | churachandpur | thoubal | ukhrul",
  "meghalaya | ml: shillong | tura | jowai | nongpoh",
  "mizoram | mz: aizawl | lunglei | champhai",
  "nagaland | nl: kohima | dimapur | mokokchung | tuensang",
  "odisha | od: bhubaneswar | cuttack | rourkela | berhampur | sambalpur | puri | balasore | bhadrak | baripada | jharsuguda | angul | dhenkanal | kendrapara | jajpur | koraput | rayagada | bargarh | bolangir | keonjhar | paradip | ganjam | sundargarh | jeypore",
  "punjab | pb: ludhiana | amritsar | jalandhar | patiala | bathinda | mohali | hoshiarpur | moga | pathankot | phagwara | kapurthala | sangrur | barnala | ferozepur | faridkot | gurdaspur | muktsar | mansa | rupnagar | ropar | tarn taran | nawanshahr | fazilka | khanna | zirakpur | rajpura",
  "rajasthan | rj: jaipur | jodhpur | udaipur | kota | ajmer | bikaner | alwar | bhilwara | sikar | bharatpur | pali | sri ganganagar | ganganagar | hanumangarh | jhunjhunu | churu | nagaur | tonk | bundi | chittorgarh | banswara | dungarpur | sirohi | mount abu | barmer | jaisalmer | dausa | karauli | dholpur | jhalawar | baran | bhiwadi | neemrana | kishangarh | beawar",
  "sikkim | sk: gangtok | namchi | gyalshing | rangpo",
  "tamil nadu | tn: chennai | coimbatore | madurai | tiruchirappalli | trichy | salem | tirunelveli | tiruppur | erode | vellore | thoothukudi | tuticorin | dindigul | thanjavur | ranipet | sivakasi | karur | hosur | nagercoil | kanchipuram | kancheepuram | cuddalore | kumbakonam | tiruvannamalai | pollachi | rajapalayam | pudukkottai | nagapattinam | namakkal | krishnagiri | dharmapuri | villupuram | virudhunagar | theni | ooty | sriperumbudur | chengalpattu | tiruvallur | ramanathapuram",
  "telangana | ts: hyderabad | warangal | nizamabad | karimnagar | khammam | ramagundam | mahbubnagar | mahabubnagar | nalgonda | adilabad | suryapet | siddipet | miryalaguda | mancherial | jagtial | sangareddy | secunderabad | medak | kothagudem | vikarabad | zaheerabad",
  "tripura | tr: agartala | udaipur tripura | dharmanagar | kailasahar",
  "uttar pradesh | up: lucknow | kanpur | ghaziabad | agra | varanasi | meerut | prayagraj | bareilly | aligarh | moradabad | saharanpur | gorakhpur | noida | greater noida | firozabad | jhansi | muzaffarnagar | mathura | vrindavan | ayodhya | faizabad | rampur | shahjahanpur | farrukhabad | hapur | etawah | mirzapur | bulandshahr | sambhal | amroha | hardoi | fatehpur | raebareli | rae bareli | orai | sitapur | bahraich | modinagar | unnao | jaunpur | lakhimpur kheri | hathras | banda | pilibhit | barabanki | khurja | gonda | mainpuri | lalitpur | etah | deoria | ghazipur | sultanpur | azamgarh | bijnor | basti | ballia | budaun | mau | kannauj | kasganj | pratapgarh | sonbhadra | baghpat | shamli | auraiya",
  "uttarakhand | uk: dehradun | haridwar | roorkee | haldwani | rudrapur | kashipur | rishikesh | nainital | almora | pithoragarh | mussoorie | kotdwar | pantnagar | sitarganj",
  "west bengal | wb: kolkata | howrah | durgapur | asansol | siliguri | bardhaman | burdwan | malda | kharagpur | haldia | darjeeling | jalpaiguri | cooch behar | raiganj | krishnanagar | berhampore | murshidabad | bankura | purulia | midnapore | medinipur | hooghly | chandannagar | serampore | barasat | kalyani | salt lake | bolpur | alipurduar",
  "andaman and nicobar islands | an: port blair | sri vijaya puram | havelock",
  "chandigarh | ch: chandigarh",
  "dadra and nagar haveli and daman and diu | dd: silvassa | daman | diu",
  "delhi | dl: delhi",
  "jammu and kashmir | jk: srinagar | jammu | anantnag | baramulla | udhampur | kathua | sopore | pulwama | rajouri | poonch | kupwara",
  "ladakh | la: leh | kargil",
  "lakshadweep | ld: kavaratti",
  "puducherry | py: puducherry | pondicherry | karaikal | yanam | mahe",
].map(read);

/** Names of all towns, districts and states, in lower case. */
export const PLACES_OF_INDIA: ReadonlySet<string> = new Set(
  STATES.flatMap(({ name, towns }) => [name, ...towns]),
);
