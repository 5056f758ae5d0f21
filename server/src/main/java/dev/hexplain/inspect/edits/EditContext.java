package dev.hexplain.inspect.edits;

import dev.hexplain.store.WorkFiles;
import dev.hexplain.tree.Progress;

/**
 * What an edit may use.
 *
 * @param files for what is tried
 * @param mostOfAllFields bytes of sources of which all fields are looked at
 * @param progress asked whether to stop
 */
public record EditContext(WorkFiles.Opening files, long mostOfAllFields, Progress progress) {}
