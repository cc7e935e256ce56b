export const didYouMean = (address: string) => `क्या सही ईमेल ${address} है?`;
export const takeAddress = (address: string) => `${address} चुनें`;
export const keepAddress = (address: string, submit: string) =>
  `अगर ${address} ही सही है, तो “${submit}” फिर दबाएँ।`;
export const somebodyElse = {
  title: "सेव नहीं हुआ",
  body: "यहाँ अब किसी और का अकाउंट लॉग इन है। कुछ नहीं बदला गया।",
};
