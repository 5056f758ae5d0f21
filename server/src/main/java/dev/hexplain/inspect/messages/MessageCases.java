package dev.hexplain.inspect.messages;

import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.diagnosis.Diagnoses;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.inspect.trees.TreeCases;
import dev.hexplain.inspect.view.DiagnosisView;
import dev.hexplain.inspect.view.PreviewView;
import dev.hexplain.inspect.work.Answers;
import java.io.IOException;
import java.util.List;

/** Use cases of pasted text: previews of bytes that are not stored, and diagnoses of exception messages. */
public final class MessageCases {
    private final Detector detector;
    private final TreeCases trees;
    private final Answers answers;

    public MessageCases(Detector detector, TreeCases trees, Answers answers) {
        this.answers = answers;
        this.detector = detector;
        this.trees = trees;
    }

    /** How bytes that are not kept would be read, and what they mean where they are a message. */
    public PreviewView preview(byte[] content, DecodeChoices choices) throws IOException {
        return answers.by("Looking at what was pasted", () -> new PreviewCases(detector).of(content, choices));
    }

    /** The diagnoses of the messages in a text. */
    public List<DiagnosisView> diagnoses(String text) throws IOException {
        return answers.by("Explaining a message", () -> DiagnosisViews.of(Diagnoses.of(text)));
    }

    /** The same, with the fields of a finished tree that they are about. */
    public List<DiagnosisView> diagnoses(String text, String tree) throws IOException {
        return answers.by(
                "Explaining a message", () -> trees.use(tree, open -> DiagnosisViews.of(Diagnoses.of(text), open)));
    }
}
