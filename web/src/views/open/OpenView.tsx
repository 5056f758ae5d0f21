import { useEffect } from 'react';
import { getStorage } from '../../api/dumps.ts';
import { startFormat } from '../../state/formats/starting.ts';
import { useAnswer } from '../../state/shell/useAnswer.ts';
import { MainBar } from '../../widgets/MainBar.tsx';
import { Recent } from './Recent.tsx';
import { Samples } from './Samples.tsx';
import { UploadArea } from './UploadArea.tsx';
import './open.css';

/** The first page: upload or paste bytes, or pick some that are here. */
export function OpenView(shown: { readonly query: string; readonly from: number }) {
  const [asked, askStorage] = useAnswer(getStorage);
  const storage = asked.kind === 'here' ? asked.value : undefined;
  useEffect(() => {
    document.title = 'Hexplain';
  }, []);
  return (
    <div className="open">
      <MainBar current="open" />
      <main className="open-body">
        <h1>See what every byte means</h1>
        <p className="lead">
          Upload or paste a dump from a log, a queue, a cache or a capture. Hexplain finds its format and shows bytes
          and structure side by side. Nothing you upload is ever executed.
        </p>
        <p className="open-reads dim">
          It reads Java serialization, JSON, protobuf, Avro, Kryo, CBOR, MessagePack, BSON, Thrift, Hessian, Smile, Ion,
          Redis, Kafka, MongoDB, HTTP, packet captures and{' '}
          <a className="link" href="/formats">
            more formats
          </a>
          , as they are or as hex text, base64, gzip, zstd, lz4 and other wrappings.
        </p>
        <UploadArea most={storage?.largestUpload} />
        <p className="open-teach">
          Bytes of a format of your own?{' '}
          <button type="button" className="link" onClick={startFormat}>
            Write the format
          </button>{' '}
          and watch them decode as you type. No bytes yet?{' '}
          <a className="link" href="/compare">
            Compare how codecs encode one object
          </a>
          .
        </p>
        <div className="open-lists">
          <Samples />
          <Recent {...shown} storage={storage} askStorage={askStorage} />
        </div>
      </main>
    </div>
  );
}
