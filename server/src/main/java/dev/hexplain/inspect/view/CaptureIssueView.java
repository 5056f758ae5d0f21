package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/** Something wrong in a capture, at an offset of it. */
public record CaptureIssueView(long offset, @Nullable Integer packet, String message) {}
