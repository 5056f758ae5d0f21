package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One field with all details, for the detail pane.
 *
 * @param logical its place in the object that was encoded
 */
public record FieldDetailView(
        FieldView field,
        String path,
        boolean pathComplete,
        @Nullable String logical,
        long depth,
        @Nullable Long offsetInParent,
        List<FieldView> ancestors,
        @Nullable String doc,
        @Nullable String docRef,
        List<IssueView> issues,
        @Nullable ClassView classDescriptor,
        @Nullable DefinedView defined,
        @Nullable FieldView target,
        @Nullable SourceView source) {}
