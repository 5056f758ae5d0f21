package dev.hexplain.inspect.diagnosis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Generates {@code docs/messages.md}: every symptom with its example, what it means, what to do. */
final class MessagesPage {
    private final List<Symptom> symptoms;
    private final StringBuilder page = new StringBuilder();

    MessagesPage(List<Symptom> symptoms) {
        this.symptoms = symptoms;
    }

    String text() {
        line("# Messages");
        line("");
        line(
                "What %d messages of serializers, caches and connections mean: what the bytes were, why it happens, what to do."
                        .formatted(symptoms.size()));
        line(
                "Paste a message or a whole stack trace into the page, or into `hexplain explain`; with the bytes open, it says");
        line(
                "which field it is about. `make messages` writes this page from the code; a test fails when it is outdated.");
        byLibrary().forEach((library, own) -> {
            line("");
            line("## " + library);
            own.forEach(this::symptom);
        });
        return page.toString();
    }

    private Map<String, List<Symptom>> byLibrary() {
        return symptoms.stream()
                .collect(Collectors.groupingBy(Symptom::library, LinkedHashMap::new, Collectors.toList()));
    }

    private void symptom(Symptom symptom) {
        Diagnosis diagnosis = symptom.in(symptom.example()).orElseThrow().diagnosis();
        line("");
        line("### <a id=\"" + symptom.id() + "\"></a>" + symptom.title());
        line("");
        line("```");
        line(symptom.example());
        line("```");
        line("");
        if (!diagnosis.bytes().isEmpty()) {
            line("Here: " + diagnosis.bytes() + ".");
            line("");
        }
        line(diagnosis.why());
        line("");
        diagnosis.remedies().forEach(remedy -> line("- " + remedy));
    }

    private void line(String text) {
        page.append(text).append('\n');
    }
}
