// All script of a receipt that is a page of its own: its button prints it. Without script none is shown.

const place = document.getElementById("print");
const button = place?.querySelector("button");
if (place && button) {
  place.hidden = false;
  button.onclick = () => print();
}
