// The whole script of the receipt page: the button prints it. Without script the button is hidden.

const place = document.getElementById("print");
const button = place?.querySelector("button");
if (place && button) {
  place.hidden = false;
  button.onclick = () => print();
}
