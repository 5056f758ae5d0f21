package dev.hexplain.inspect.view;

/** A dump that comes with Hexplain. */
public record SampleView(String id, String title, String doc, String category, long size, boolean featured) {}
