package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.UnknownBytes;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.inspect.print.PrintForm;
import dev.hexplain.inspect.print.PrintSubject;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.IssueViews;
import dev.hexplain.inspect.trees.IssuesByField;
import dev.hexplain.inspect.view.ConversationView.ConversationMessage;
import dev.hexplain.tree.FieldTree;
import java.io.PrintWriter;
import java.util.List;

/** Prints datagrams one after the other, each decoded as a document of its own. */
record DatagramPrinter(String file, QuickContentSniffer sniffer, CaptureIndex index, PrintForm form, PrintWriter out) {
    /** No datagram is longer, but in jumbograms. */
    private static final int MOST = 1 << 20;

    /**
     * Prints one of them.
     *
     * @param path the layers that lead to the stream of its side
     */
    DecodeStatus print(FlowReading how, ConversationMessage message, String path) {
        int length = (int) Math.min(message.length(), MOST);
        byte[] sent =
                index.stream(how.flow(), DirectCapture.side(message.side())).copy(message.offset(), length);
        Source bytes = Source.ofBytes(path, sent);
        ContentSniffer.Content content = how.format().isEmpty()
                ? sniffer.datagram(bytes)
                        .filter(known -> known.format() != null)
                        .orElseGet(() -> sniffer.in(UnknownBytes.ID, bytes))
                : sniffer.in(how.format(), bytes);
        String layers = "%s/part@%d+%d".formatted(path, message.offset(), message.length())
                + (content.layers().isEmpty() ? "" : "/" + content.layers());
        return sniffer.decoded(content, (tree, decoder) -> print(tree, decoder.id(), layers, content.start()));
    }

    private DecodeStatus print(FieldTree tree, String format, String layers, long start) {
        DecodeStatus status = DecodeStatus.of(tree, format);
        IssuesByField issues = new IssuesByField(tree);
        PrintSubject subject = new PrintSubject(
                file,
                format,
                layers,
                start,
                status.id(),
                tree.facts().issueCount(),
                new IssueViews(tree, issues, List.of())
                        .page(0, Integer.MAX_VALUE)
                        .items());
        form.print(subject, tree, out);
        return status;
    }
}
