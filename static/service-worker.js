// Where the worker of a former site had this name: see sw.js.
importScripts("/sw.js");
