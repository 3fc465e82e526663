import { errorsOf, conditionOf } from "./runtime.js";

import { ucs2length as func2 } from "./runtime.js";
var form = validate12;
var pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");
var pattern1 = new RegExp("[^\\s\\p{Cc}\\p{DI}\\u2800]", "u");
var pattern2 = new RegExp("^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "alarmTypes" || key0 === "assetTypes")) {
        (vErrors ??= []).push({ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
        errors++;
      }
    }
    if (data.alarmTypes !== void 0) {
      let data0 = data.alarmTypes;
      if (Array.isArray(data0)) {
        if (data0.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes", schemaPath: "#/properties/alarmTypes/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0, schemaPath: "#/properties/alarmTypes/items/required", keyword: "required", params: { missingProperty: "id" } });
              errors++;
            }
            if (data1.title === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0, schemaPath: "#/properties/alarmTypes/items/required", keyword: "required", params: { missingProperty: "title" } });
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "id" || key1 === "title")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0, schemaPath: "#/properties/alarmTypes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                errors++;
              }
            }
            if (data1.id !== void 0) {
              let data2 = data1.id;
              if (typeof data2 === "string") {
                if (func2(data2) > 64) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/id", schemaPath: "#/properties/alarmTypes/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
                  errors++;
                }
                if (func2(data2) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/id", schemaPath: "#/properties/alarmTypes/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern0.test(data2)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/id", schemaPath: "#/properties/alarmTypes/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/id", schemaPath: "#/properties/alarmTypes/items/properties/id/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data1.title !== void 0) {
              let data3 = data1.title;
              const _errs10 = errors;
              let valid4 = false;
              const _errs11 = errors;
              if (typeof data3 === "string") {
                if (func2(data3) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
                if (func2(data3) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern1.test(data3)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/0/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              var _valid0 = _errs11 === errors;
              valid4 = valid4 || _valid0;
              if (!valid4) {
                const _errs13 = errors;
                if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                  if (Object.keys(data3).length > 50) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
                    errors++;
                  }
                  if (Object.keys(data3).length < 1) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
                    errors++;
                  }
                  for (const key2 in data3) {
                    const _errs15 = errors;
                    if (typeof key2 === "string") {
                      if (!pattern2.test(key2)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key2 });
                        errors++;
                      }
                    } else {
                      (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key2 });
                      errors++;
                    }
                    var valid5 = _errs15 === errors;
                    if (!valid5) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } });
                      errors++;
                    }
                  }
                  for (const key3 in data3) {
                    let data4 = data3[key3];
                    if (typeof data4 === "string") {
                      if (func2(data4) > 1e3) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                        errors++;
                      }
                      if (func2(data4) < 1) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                        errors++;
                      }
                      if (!pattern1.test(data4)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                        errors++;
                      }
                    } else {
                      (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
                      errors++;
                    }
                  }
                } else {
                  (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf/1/type", keyword: "type", params: { type: "object" } });
                  errors++;
                }
                var _valid0 = _errs13 === errors;
                valid4 = valid4 || _valid0;
              }
              if (!valid4) {
                (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0 + "/title", schemaPath: "#/properties/alarmTypes/items/properties/title/anyOf", keyword: "anyOf", params: {} });
                errors++;
              } else {
                errors = _errs10;
                if (vErrors !== null) {
                  if (_errs10) {
                    vErrors.length = _errs10;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes/" + i0, schemaPath: "#/properties/alarmTypes/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/alarmTypes", schemaPath: "#/properties/alarmTypes/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
    if (data.assetTypes !== void 0) {
      let data5 = data.assetTypes;
      if (Array.isArray(data5)) {
        if (data5.length > 500) {
          (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes", schemaPath: "#/properties/assetTypes/maxItems", keyword: "maxItems", params: { limit: 500 } });
          errors++;
        }
        const len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.id === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1, schemaPath: "#/properties/assetTypes/items/required", keyword: "required", params: { missingProperty: "id" } });
              errors++;
            }
            if (data6.title === void 0) {
              (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1, schemaPath: "#/properties/assetTypes/items/required", keyword: "required", params: { missingProperty: "title" } });
              errors++;
            }
            for (const key4 in data6) {
              if (!(key4 === "id" || key4 === "title")) {
                (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1, schemaPath: "#/properties/assetTypes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } });
                errors++;
              }
            }
            if (data6.id !== void 0) {
              let data7 = data6.id;
              if (typeof data7 === "string") {
                if (func2(data7) > 64) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/id", schemaPath: "#/properties/assetTypes/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 } });
                  errors++;
                }
                if (func2(data7) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/id", schemaPath: "#/properties/assetTypes/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern0.test(data7)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/id", schemaPath: "#/properties/assetTypes/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/id", schemaPath: "#/properties/assetTypes/items/properties/id/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
            }
            if (data6.title !== void 0) {
              let data8 = data6.title;
              const _errs28 = errors;
              let valid10 = false;
              const _errs29 = errors;
              if (typeof data8 === "string") {
                if (func2(data8) > 1e3) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                  errors++;
                }
                if (func2(data8) < 1) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
                  errors++;
                }
                if (!pattern1.test(data8)) {
                  (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/0/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                  errors++;
                }
              } else {
                (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/0/type", keyword: "type", params: { type: "string" } });
                errors++;
              }
              var _valid1 = _errs29 === errors;
              valid10 = valid10 || _valid1;
              if (!valid10) {
                const _errs31 = errors;
                if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                  if (Object.keys(data8).length > 50) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/maxProperties", keyword: "maxProperties", params: { limit: 50 } });
                    errors++;
                  }
                  if (Object.keys(data8).length < 1) {
                    (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/minProperties", keyword: "minProperties", params: { limit: 1 } });
                    errors++;
                  }
                  for (const key5 in data8) {
                    const _errs33 = errors;
                    if (typeof key5 === "string") {
                      if (!pattern2.test(key5)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[a-z]{2,3}(_[A-Za-z0-9]{2,8}){0,2}$" }, propertyName: key5 });
                        errors++;
                      }
                    } else {
                      (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key5 });
                      errors++;
                    }
                    var valid11 = _errs33 === errors;
                    if (!valid11) {
                      (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/propertyNames", keyword: "propertyNames", params: { propertyName: key5 } });
                      errors++;
                    }
                  }
                  for (const key6 in data8) {
                    let data9 = data8[key6];
                    if (typeof data9 === "string") {
                      if (func2(data9) > 1e3) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 1e3 } });
                        errors++;
                      }
                      if (func2(data9) < 1) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 } });
                        errors++;
                      }
                      if (!pattern1.test(data9)) {
                        (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/additionalProperties/pattern", keyword: "pattern", params: { pattern: "[^\\s\\p{Cc}\\p{DI}\\u2800]" } });
                        errors++;
                      }
                    } else {
                      (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/additionalProperties/type", keyword: "type", params: { type: "string" } });
                      errors++;
                    }
                  }
                } else {
                  (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf/1/type", keyword: "type", params: { type: "object" } });
                  errors++;
                }
                var _valid1 = _errs31 === errors;
                valid10 = valid10 || _valid1;
              }
              if (!valid10) {
                (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1 + "/title", schemaPath: "#/properties/assetTypes/items/properties/title/anyOf", keyword: "anyOf", params: {} });
                errors++;
              } else {
                errors = _errs28;
                if (vErrors !== null) {
                  if (_errs28) {
                    vErrors.length = _errs28;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes/" + i1, schemaPath: "#/properties/assetTypes/items/type", keyword: "type", params: { type: "object" } });
            errors++;
          }
        }
      } else {
        (vErrors ??= []).push({ instancePath: instancePath + "/assetTypes", schemaPath: "#/properties/assetTypes/type", keyword: "type", params: { type: "array" } });
        errors++;
      }
    }
  } else {
    (vErrors ??= []).push({ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
    errors++;
  }
  validate12.errors = vErrors;
  return errors === 0;
}

var compiledForm = {
  validate: (value) => errorsOf(form, value),
  conditions: [],
  isVisible: () => true
};
export {
  compiledForm
};
