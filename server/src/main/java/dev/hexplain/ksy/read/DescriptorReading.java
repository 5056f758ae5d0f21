package dev.hexplain.ksy.read;

import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.model.Diagnostic;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What became of a descriptor.
 *
 * @param descriptor what could be read of it, with what it imports; null where it is no YAML map
 * @param mistakes in it and in what it imports
 * @param places where the parts stand, of all files
 */
public record DescriptorReading(@Nullable Descriptor descriptor, List<Diagnostic> mistakes, YamlPositions places) {
    public boolean hasErrors() {
        return mistakes.stream().anyMatch(Diagnostic::isError);
    }
}
