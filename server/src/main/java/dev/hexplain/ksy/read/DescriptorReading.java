package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Diagnostic;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of reading a descriptor: the model, diagnostics, and locations.
 *
 * @param descriptor the readable parts, with imports; null where it is not a YAML map
 * @param diagnostics errors in it and in its imports
 * @param places the locations of the parts of all files
 */
public record DescriptorReading(@Nullable Descriptor descriptor, List<Diagnostic> diagnostics, YamlPositions places) {
    public boolean hasErrors() {
        return diagnostics.stream().anyMatch(Diagnostic::isError);
    }
}
