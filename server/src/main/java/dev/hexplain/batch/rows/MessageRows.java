package dev.hexplain.batch.rows;

import dev.hexplain.inspect.captures.Conversations;
import dev.hexplain.inspect.captures.DirectCapture;
import dev.hexplain.inspect.captures.FlowReading;
import dev.hexplain.inspect.common.FailureLine;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.CodecOfFormat;
import dev.hexplain.inspect.trees.TreeSummary;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.ConversationView.ConversationMessage;
import dev.hexplain.inspect.view.ConversationView.Document;
import dev.hexplain.inspect.view.ConversationView.Inside;
import dev.hexplain.inspect.view.FlowView;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A row for each message of the flows of a capture, in order of time within a flow; one for any other file. */
final class MessageRows implements RowSource {
    private static final int PAGE = 500;

    /** The kind of a message that is a file. */
    private static final String FILE = "file";

    @Override
    public List<TableColumn> columns() {
        return Stream.concat(
                        FlowCells.columns().stream(),
                        Stream.of(
                                TableColumn.number("message", "number of the message in its flow, from 0"),
                                TableColumn.time("sent_at", "when its first byte came"),
                                TableColumn.number(
                                        "packet", "number of the packet that its first byte came in, from 1"),
                                TableColumn.number("byte_offset", "where it begins in what its side sent"),
                                TableColumn.number("byte_length", "its bytes"),
                                TableColumn.text("message_format", "id of the format that it was read as"),
                                TableColumn.text(
                                        "kind",
                                        "`request`, `response`, `one_way`, `handshake`, `datagram`; `turn` where the protocol is not known; `file`; `unreadable` for a flow that cannot be read"),
                                TableColumn.text("title", "what it is, in brief; of an unreadable flow, why"),
                                TableColumn.number(
                                        "partner", "number of the message that answers it, or that it answers"),
                                TableColumn.text("payload_format", "id of the format inside it"),
                                TableColumn.text("payload", "what is inside it, with its layers"),
                                TableColumn.text(
                                        "codec",
                                        "id of the codec of the lab that writes what is inside it, or such a message")))
                .toList();
    }

    @Override
    public void rows(OpenedFile file, CellSink to) throws IOException {
        if (!file.flows((capture, flow) -> messages(capture, flow, to))
                && file.share().isFirst()) {
            whole(file.tree().summary(), to);
        }
    }

    private static void whole(TreeSummary file, CellSink to) {
        String codec = CodecOfFormat.of(file.format()).orElse(null);
        row(FlowCells.NONE, to, null, null, null, 0L, file.size(), file.format(), FILE, null, null, null, null, codec);
    }

    private static void messages(DirectCapture capture, FlowView flow, CellSink to) throws IOException {
        try {
            FlowReading how = FlowReading.of(flow.number(), "", FlowReading.USUAL_OVERLAPS);
            long total = Long.MAX_VALUE;
            for (long from = 0; from < total; from += PAGE) {
                ConversationView page = capture.conversation(how, Conversations.Part.of("", from, PAGE));
                total = page.total();
                Map<String, String> formats = page.sides().stream()
                        .collect(Collectors.toMap(ConversationView.Side::side, ConversationView.Side::format));
                page.items().forEach(each -> row(flow, each, formats.get(each.side()), to));
            }
        } catch (Refusal refused) {
            String why = FailureLine.of(refused);
            row(
                    FlowCells.of(flow, "a"),
                    to,
                    null,
                    null,
                    null,
                    null,
                    null,
                    null,
                    RowReader.UNREADABLE,
                    why,
                    null,
                    null,
                    null,
                    null);
        }
    }

    private static void row(FlowView flow, ConversationMessage message, @Nullable String format, CellSink to) {
        Optional<Document> document = Optional.ofNullable(message.document());
        Optional<Inside> inside = Optional.ofNullable(message.inside());
        Optional<String> read = document.map(Document::format).or(() -> Optional.ofNullable(format));
        row(
                FlowCells.of(flow, message.side()),
                to,
                message.number(),
                Optional.ofNullable(message.time()).map(Instant::parse).orElse(null),
                Optional.ofNullable(message.packet()).map(Integer::longValue).orElse(null),
                message.offset(),
                message.length(),
                read.orElse(null),
                message.kind(),
                message.title(),
                message.partner(),
                inside.map(Inside::format).orElse(null),
                inside.map(Inside::title).orElse(null),
                inside.map(Inside::format)
                        .or(() -> read)
                        .flatMap(CodecOfFormat::of)
                        .orElse(null));
    }

    private static void row(FlowCells flow, CellSink to, @Nullable Object... cells) {
        to.row(Stream.concat(Stream.of(flow.flow(), flow.protocol(), flow.sender(), flow.receiver()), Stream.of(cells))
                .toArray());
    }
}
