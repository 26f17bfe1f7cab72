-- The next code of a state is found without reading all of its listings, so that an import can number each batch anew.
CREATE INDEX "properties_code_number" ON "properties" (left("code", 3), (substring("code", '^[A-Z]{3}-([0-9]{1,9})$')::integer));
