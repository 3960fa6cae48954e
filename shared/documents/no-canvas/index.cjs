// Nothing draws in Node: see package.json.
module.exports = {};
