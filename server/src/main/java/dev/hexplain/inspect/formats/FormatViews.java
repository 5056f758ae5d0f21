package dev.hexplain.inspect.formats;

import dev.hexplain.decode.FormatDescription;
import dev.hexplain.inspect.view.FormatDetailView;
import dev.hexplain.inspect.view.FormatView;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.store.OwnFormat;
import java.util.List;
import java.util.Optional;

/** Renders formats for the API. */
public record FormatViews(SampleDumps samples) {
    /**
     * Shows one.
     *
     * @param takes a description of the schema it needs
     * @param saved the latest version, of the user's own
     */
    public FormatView of(FormatDescription format, Optional<String> takes, Optional<OwnFormat> saved) {
        return new FormatView(
                format.id(),
                format.title(),
                format.category(),
                format.summary(),
                format.nativeDecoder().isEmpty() ? FormatView.Kind.descriptor : FormatView.Kind.NATIVE,
                saved.isPresent() ? FormatView.Origin.own : FormatView.Origin.builtin,
                format.license(),
                format.fileExtensions(),
                format.signatures().stream()
                        .map(signature -> new FormatView.SignatureView(signature.offset(), signature.hex()))
                        .toList(),
                format.ports(),
                samples.of(format),
                takes.orElse(null),
                saved.map(version -> version.key().space()).orElse(null),
                saved.map(OwnFormat::version).orElse(null),
                saved.map(version -> version.savedAt().toString()).orElse(null));
    }

    FormatDetailView detail(FormatView format, FormatDescription description, Optional<Descriptors.Checked> checked) {
        Optional<Descriptor> descriptor = checked.flatMap(read -> Optional.ofNullable(read.descriptor()));
        Optional<DescriptorStructure> structure = descriptor.map(DescriptorStructure::new);
        return new FormatDetailView(
                format,
                descriptor.map(read -> read.top().doc().text().strip()).orElse(description.doc()),
                description.docRef(),
                checked.isPresent(),
                descriptor.map(read -> read.hexplain().nativeEndian()).orElse(false),
                checked.map(read -> DiagnosticViews.of(
                                descriptor.map(Descriptor::file).orElse(format.id() + ".ksy"), "", read.diagnostics()))
                        .orElse(List.of()),
                description.nativeDecoder().isEmpty()
                        ? structure.map(DescriptorStructure::types).orElse(List.of())
                        : List.of(),
                structure.map(DescriptorStructure::enums).orElse(List.of()));
    }
}
