// Notices: what the worker does when one arrives or is opened.

export {};
