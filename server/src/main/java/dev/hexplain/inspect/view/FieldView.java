package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/** One field, as a row of the tree shows it. */
public record FieldView(
        String id,
        @Nullable String parent,
        long index,
        String name,
        long offset,
        long length,
        String type,
        String role,
        @Nullable String endianness,
        @Nullable ValueView value,
        long childCount,
        boolean computed,
        @Nullable HandleView defines,
        @Nullable HandleView refersTo,
        @Nullable Integer issueCount) {}
