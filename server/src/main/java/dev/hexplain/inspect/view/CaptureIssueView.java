package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/** An issue at an offset of a capture. */
public record CaptureIssueView(long offset, @Nullable Integer packet, String message) {}
