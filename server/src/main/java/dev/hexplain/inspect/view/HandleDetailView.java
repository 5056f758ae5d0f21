package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A handle, with what it stands for.
 *
 * @param instanceCount objects of its class, where it stands for a class descriptor
 */
public record HandleDetailView(
        HandleView handle,
        FieldView definition,
        String definitionPath,
        long referenceCount,
        @Nullable Long instanceCount) {}
