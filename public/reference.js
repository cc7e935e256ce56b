const { document: url } = document.getElementById("reference").dataset;
SwaggerUIBundle({
  url,
  dom_id: "#reference",
  deepLinking: true,
  validatorUrl: null,
  defaultModelsExpandDepth: 0,
  // Colours for a long answer keep the page busy for seconds.
  syntaxHighlight: false,
});
